import type { ClimbWords } from '../climb-words.ts';

export const sleepIn4Weeks: ClimbWords = {
  name: 'Besser schlafen in 4 Wochen',
  description:
    'Für alle, die spät einschlafen, nachts wach liegen oder müde aufstehen. Du änderst eine Sache pro Woche und siehst in einem kurzen Tagebuch, ob sie hilft. Ersetzt keinen Arztbesuch: Lass dich untersuchen, wenn du schnarchst und dein Atem aussetzt, die Beine keine Ruhe geben, deine Stimmung gedrückt ist oder du länger als drei Monate schlecht schläfst.',
  steps: [
    {
      name: 'Drei Änderungen finden, die mir beim Schlafen helfen',
      description:
        'Schlaf lässt sich nicht erzwingen, nur einladen. Du probierst jede Woche etwas Neues und bleibst lange genug dabei, um zu urteilen; nach vier Wochen kennst du deine drei Regeln.',
      label: 'Das Ziel',
    },
    {
      name: 'Eine Woche lang meinen Schlaf beobachten, ohne ihn zu ändern',
      description:
        'Sieben Tage reichen, um ein Muster zu sehen, und oft ist es freundlicher als das Gefühl. Lass Uhren weg, die deine Nächte benoten; was du am Morgen noch weißt, ist genau genug.',
      label: 'Woche 1',
    },
    {
      name: 'Nach dem Aufstehen das Schlaftagebuch ausfüllen',
      description:
        'Zwei Minuten beim ersten Getränk des Morgens; schätz und schau nachts nicht auf die Uhr. An jedem Tag der vier Wochen, damit du vergleichen kannst.',
      notes:
        'Ins Bett um:\nEingeschlafen etwa um:\nNachts wach (Minuten):\nAufgestanden um:\nHeute müde, von 0 bis 10:',
      label: 'Tagebuch',
    },
    {
      name: 'Aufschreiben, wann ich Kaffee, Alkohol und Nickerchen hatte',
      description:
        'Koffein bleibt länger, als man es spürt: Nach etwa fünf Stunden ist noch die Hälfte da. Alkohol lässt dich einschlafen und weckt dich in der zweiten Nachthälfte. Diese Woche schaust du nur.',
      label: 'Tag 2',
    },
    {
      name: 'Das Schlafzimmer dunkel, leise und kühl machen',
      description:
        '16 bis 19 Grad passen den meisten. Deck kleine Lichter ab, dreh die Uhr zur Wand und finde heraus, was dich wirklich weckt. Ohrstöpsel sind billiger als eine Matratze.',
      notes:
        '[ ] Vorhänge schließen dicht\n[ ] Uhr weggedreht\n[ ] Ladegerät aus dem Zimmer\n[ ] Fenster oder Heizung geprüft',
      label: 'Tag 5',
    },
    {
      name: 'Meine durchschnittliche Nacht ausrechnen',
      description:
        'Zähl die Stunden zusammen, die du wirklich geschlafen hast, und teil durch sieben; ebenso die Stunden im Bett. Wer von acht Stunden im Bett sechs schläft, hat das Bett zum Wachliegen gemacht: Daran arbeiten die nächsten Wochen.',
      notes: 'Stunden Schlaf im Schnitt:\nStunden im Bett im Schnitt:',
      label: 'Tag 7',
    },
    {
      name: 'Jeden Tag zur selben Zeit aufstehen, auch am Wochenende',
      description:
        'Die innere Uhr richtet sich nach dem Aufstehen, nicht nach dem Zubettgehen. Such dir eine Zeit, die auch sonntags geht, und halt sie gerade nach schlechten Nächten ein. Eine halbe Stunde Spielraum ist erlaubt.',
      label: 'Woche 2',
    },
    {
      name: 'Vor dem Mittag zwanzig Minuten ans Tageslicht gehen',
      description:
        'Draußen, ohne Sonnenbrille, auch bei Wolken: Ein grauer Himmel ist um ein Vielfaches heller als eine Lampe. Geh zu Fuß bis zur zweiten Haltestelle oder trink den Kaffee an der offenen Tür. Nie in die Sonne schauen.',
      label: 'Woche 2',
    },
    {
      name: 'Den letzten Kaffee am Mittag trinken',
      description:
        'Schwarzer und grüner Tee, Cola und Energydrinks zählen mit. Wenn du viel trinkst, geh über drei Tage herunter, sonst gibt es Kopfschmerzen.',
      label: 'Tag 9',
    },
    {
      name: 'Eine halbe Stunde bewegen, spätestens drei Stunden vor dem Bett',
      description:
        'Zügiges Gehen genügt. Wer tagsüber auf den Beinen war, baut Schlafdruck auf; Sofas und Nickerchen über zwanzig Minuten nehmen ihn weg.',
      label: 'Tag 11',
    },
    {
      name: 'Die zweite Woche mit der ersten vergleichen',
      description:
        'Schau auf die wachen Stunden in der Nacht und auf die Zahl für die Müdigkeit. Die ersten Tage mit fester Zeit fühlen sich oft schlechter an, bevor es besser wird; urteile frühestens nach zwei Wochen.',
      label: 'Tag 14',
    },
    {
      name: 'Das Bett nur zum Schlafen benutzen',
      description:
        'Keine Nachrichten, keine Serien, kein Grübeln im Bett. Leg dich hin, wenn du schläfrig bist, nicht wenn es die Uhr sagt. Liegst du gefühlt zwanzig Minuten wach, steh auf, tu bei schwachem Licht etwas Langweiliges und komm zurück, wenn dir die Augen zufallen. Sex ist die einzige Ausnahme.',
      label: 'Woche 3',
    },
    {
      name: 'Die letzte Stunde des Abends dunkel und langweilig lassen',
      description:
        'Halb so viele Lampen, keine Nachrichten, nichts, was heute noch zu entscheiden wäre. Auf Papier lesen, Wäsche falten, warm duschen. Immer dieselbe Reihenfolge wird zum Signal.',
      label: 'Woche 3',
    },
    {
      name: 'Vor dem Abendessen aufschreiben, was mich wach hält',
      description:
        'Zehn Minuten auf Papier: links, was dich beschäftigt, rechts der nächste Schritt für morgen oder „heute nicht zu lösen“. Kommen die Gedanken nachts, sag ihnen: Ihr steht schon da.',
      notes: 'Was mich beschäftigt:\nNächster Schritt:',
      label: 'Tag 16',
    },
    {
      name: 'Einen Weg zur Ruhe üben',
      description:
        'Leg dich tagsüber hin, spann die Füße fünf Sekunden an und lass fünfzehn los, dann Waden, Oberschenkel, Bauch, Hände, Schultern, Gesicht. Üb bei Tageslicht; nachts hilft nur, was geübt ist.',
      label: 'Tag 18',
    },
    {
      name: 'Die Zeit im Bett verkürzen, wenn ich noch lange wach liege',
      description:
        'Geh später ins Bett, sodass die Zeit im Bett deinem mittleren Schlaf plus einer halben Stunde entspricht, aber nie unter sechs Stunden. Die Aufstehzeit bleibt. Lass diesen Schritt aus, wenn du Epilepsie oder eine bipolare Störung hast, schwanger bist oder beruflich fährst oder Maschinen bedienst; frag stattdessen ärztlich nach.',
      label: 'Tag 21',
    },
    {
      name: 'Behalten, was hilft, und den Rest weglassen',
      description:
        'Zwei oder drei Regeln reichen für guten Schlaf; zehn machen Angst vor der Nacht. Such im Tagebuch die Tage nach guten Nächten und behalt, was sie gemeinsam haben.',
      label: 'Woche 4',
    },
    {
      name: 'Eine schlechte Nacht vorbereiten',
      description:
        'Schreib dir auf, was du danach tust: pünktlich aufstehen, hinausgehen, kein langes Nickerchen, nicht früher ins Bett. Eine schlechte Nacht ist lästig und harmlos; die Angst davor macht die nächste.',
      label: 'Tag 24',
    },
    {
      name: 'Diese Woche mit der ersten vergleichen und meine Regeln aufschreiben',
      description:
        'Stunden Schlaf, Stunden wach, Müdigkeit: nebeneinander. Hat sich nichts geändert, nimm das Tagebuch mit in die Praxis; etwas Besseres kannst du nicht mitbringen, und eine Verhaltenstherapie gegen Schlafstörungen hilft den meisten.',
      notes: 'Was bleibt:\nWas ich weglasse:\nStunden Schlaf, Woche 1 und Woche 4:',
      label: 'Gipfel',
    },
  ],
};
