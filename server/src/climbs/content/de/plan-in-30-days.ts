import type { ClimbWords } from '../climb-words.ts';

export const planIn30Days: ClimbWords = {
  name: 'Vom Tag zum Leben: Planen in 30 Tagen',
  description:
    'Für alle, die ihre Tage schaffen und sich trotzdem fragen, wo die Jahre bleiben. In dreißig Tagen gehst du durch alle sieben Horizonte, vom Tag bis zum Leben, und verbindest sie. Du brauchst fünfzehn Minuten am Tag und den Mut zum Streichen.',
  steps: [
    {
      name: 'An vier Tagen dieser Woche schaffen, was ich geplant habe',
      description:
        'In der ersten Woche geht es nur um Tage. Vier von sieben ist ein gutes Ergebnis: Wer immer alles schafft, hat zu wenig geplant. Schaffst du weniger, plane weniger, nicht schneller.',
      label: 'Woche 1: Tage',
    },
    {
      name: 'Alles Offene auf einem Board sammeln',
      description:
        'Zettel, Nachrichten, Hinterkopf: je eine Zeile. Nimm ein Board mit den Listen „Muss“, „Will“ und „Vielleicht“, und entscheide nach dem ersten Gefühl. Du kommst jede Woche darauf zurück.',
      label: 'Tag 1',
    },
    {
      name: 'Bis zum Mittag drei Ziele für den Tag wählen',
      description:
        'Eins, das sein muss, eins, das etwas voranbringt, und eins, das dir guttut. Schreib sie als Handlung mit einem Ende: „Beim Zahnarzt anrufen“ statt „Zähne“. Hak am Abend ab, was erledigt ist, und lass den Rest stehen; darüber entscheidest du nächste Woche.',
      label: 'Tage 2 bis 6',
    },
    {
      name: 'Eine geplante Stunde mit der wirklichen vergleichen',
      description:
        'Leg zwei Ziele mit der Länge, die du erwartest, auf die Stunden von heute. Schreib daneben, wie lange sie wirklich gedauert haben. Die meisten brauchen anderthalbmal so lange; rechne ab jetzt mit deiner eigenen Zahl.',
      notes: 'Erwartet:\nWirklich:',
      label: 'Tag 4',
    },
    {
      name: 'Die Woche rückwärts lesen, von Sonntag bis Montag',
      description:
        'Schau nur auf das Erledigte und sag zu jedem Tag in drei Worten, wie er war. Markier den Tag, den du gern noch einmal hättest. Was hast du an diesem Tag vor dem Mittag gemacht?',
      label: 'Tag 7',
    },
    {
      name: 'Zwei der drei Ziele dieser Woche erreichen',
      description:
        'Eine Woche ist lang genug für ein Ergebnis und kurz genug, um ihr Ende zu sehen. Schreib am Montag drei Ergebnisse auf, und fass jedes bis Mittwoch einmal an. Was bis dahin liegt, wird am Freitag selten fertig.',
      label: 'Woche 2: Wochen',
    },
    {
      name: 'Drei Ergebnisse für die Woche schreiben, jedes mit erstem Schritt',
      description:
        'Leg zu jedem Ergebnis ein Unterziel an, das in eine Stunde passt, und gib ihm einen Tag. Verteil die drei ersten Schritte auf Montag bis Mittwoch.',
      label: 'Tag 8',
    },
    {
      name: 'Erst die Schwelle räumen, dann die Ziele des Tages wählen',
      description:
        'Nimm dir, was dort wartet, eins nach dem anderen vor: auf heute, auf diese Woche oder loslassen. Zwei Minuten, ohne alles noch einmal zu lesen. Wartet ein Ziel zum dritten Mal, mach es kleiner oder lass es los.',
      label: 'Tage 9 bis 14',
    },
    {
      name: 'Einen Abend der Woche mit Absicht freihalten',
      description:
        'Such ihn aus, schreib ihn als Ziel in die Woche und verteidige ihn einmal. Ein Plan ohne leere Stellen ist ein Wunschzettel.',
      label: 'Tag 11',
    },
    {
      name: 'Zwanzig Minuten an etwas arbeiten, das ich zweimal verschoben habe',
      description:
        'Drei Tage hintereinander. Stell einen Wecker, fang mit dem unangenehmsten Teil an und hör auf, wenn er klingelt, auch wenn es gerade läuft. Schwer war nur der Anfang; schreib auf, wovor du dich gescheut hast.',
      label: 'Tage 15 bis 17',
    },
    {
      name: 'Die meisten Wochenziele unter ein Monatsziel stellen',
      description:
        'Diese Woche verbindet die kurzen Horizonte mit den längeren. Ein Ziel ohne Oberziel ist erlaubt, aber nicht ohne Grund: Manches muss eben gemacht werden. Mehr als die Hälfte wäre schön.',
      label: 'Woche 3: Monate und Quartale',
    },
    {
      name: 'Bis zu drei Ziele für den Monat schreiben',
      description:
        'Frag bei jedem: Woran erkenne ich es am letzten Tag? Wenn du das nicht sagen kannst, ist es eine Richtung und kein Ziel; gib ihm eine Zahl, ein Datum oder etwas Fertiges. Häng dann die Ziele dieser Woche darunter.',
      label: 'Tag 16',
    },
    {
      name: 'Entscheiden, wofür dieses Quartal da ist',
      description:
        'Drei Monate reichen, um neben dem Alltag eine große Sache zu lernen, zu bauen oder in Ordnung zu bringen. Schreib ein Ziel für das Quartal, höchstens zwei. Sag auch, was du bis dahin lässt, damit es in Ruhe warten kann.',
      notes: 'Dieses Quartal ist da für:\nBis dahin lasse ich liegen:',
      label: 'Tag 18',
    },
    {
      name: 'Ein Ziel von heute die Leiter hinauf verfolgen',
      description:
        'Wähl es aus und öffne die Leiter: Wozu dient es, und wozu dient wiederum das? Reißt die Kette nach einer Sprosse, ist es eine Pflicht, oder es fehlt ein längeres Ziel. Schreib das fehlende.',
      label: 'Tag 20',
    },
    {
      name: 'Auf die Woche zurückschauen und die Liste „Muss“ leeren',
      description:
        'Alles unter „Muss“ bekommt eine Woche, wandert zu „Will“ oder geht. Eine Pflicht ohne Datum drückt nur. Eine halbe Stunde, mit etwas Gutem zu trinken.',
      label: 'Tag 21',
    },
    {
      name: 'In dieser Woche etwas für ein Ziel tun, das Jahre entfernt ist',
      description:
        'Eine Stunde genügt: die erste Lektion, der erste Anruf, die ersten fünfzig Euro auf dem Konto. Große Ziele scheitern selten an ihrer Größe, sondern daran, dass keine Woche von ihnen weiß.',
      label: 'Woche 4: Jahre und Leben',
    },
    {
      name: 'Mir selbst einen Brief aus zehn Jahren schreiben',
      description:
        'Eine halbe Seite, in der Gegenwart: Wo lebst du, wer sitzt am Tisch, was weißt du, das du heute noch nicht weißt? Niemand liest ihn. Unterstreich zwei Sätze, die dich überraschen.',
      notes: 'Liebes Ich, es ist zehn Jahre später. Ich …',
      label: 'Tag 22',
    },
    {
      name: 'Drei bis fünf Ziele für mein Leben aufschreiben',
      description:
        'Keine Verdienste für den Grabstein, sondern etwas, das dir fehlen würde, wenn es nie geschähe: sehen, lernen, geben, bauen, mit jemandem sein. Sie dürfen sich ändern. Nimm einen der unterstrichenen Sätze als ersten.',
      label: 'Tag 23',
    },
    {
      name: 'Ein Ziel für dieses Jahrzehnt und eins für dieses Jahr wählen',
      description:
        'Steig von einem Lebensziel die Leiter hinab: Was müsste am Ende des Jahrzehnts wahr sein, was am Ende des Jahres? Bleib bei dem ersten Ziel stehen, das dir ein wenig Angst macht und doch möglich scheint.',
      label: 'Tag 24',
    },
    {
      name: 'Einem Menschen von einem dieser Ziele erzählen',
      description:
        'Such dir jemanden, der eher fragt als klatscht. Wenn ihr zusammen plant, legt ein gemeinsames Ziel in einen Bereich und macht aus, wer den nächsten Schritt übernimmt.',
      label: 'Tag 26',
    },
    {
      name: 'Auf die Woche zurückschauen, dann auf den Monat',
      description:
        'Erst die Fragen der Woche, dann drei zum Monat: Was ist gewachsen, was geschrumpft, was habe ich über meine Tage gelernt? Nimm die Monatsziele mit, die noch zählen, aber nicht alle.',
      notes: 'Was ist gewachsen?\nWas ist geschrumpft?\nWas habe ich über meine Tage gelernt?',
      label: 'Tag 28',
    },
    {
      name: 'Den Rhythmus festlegen, der bleibt',
      description:
        'Vier wiederkehrende Ziele tragen alles: zehn Minuten am Tag, eine halbe Stunde in der Woche, eine Stunde im Monat, ein Abend im Quartal. Leg sie jetzt an, zu Zeiten, die du auch an einem schlechten Tag einhältst. Was dir in diesen dreißig Tagen nie gepasst hat, streich weg.',
      notes:
        '[ ] Tag: zehn Minuten, um\n[ ] Woche: eine halbe Stunde, am\n[ ] Monat: eine Stunde, am\n[ ] Quartal: ein Abend, am',
      label: 'Tag 30',
    },
    {
      name: 'Ein Ziel erreichen, das ich vom Tag bis zum Leben verfolgen kann',
      description:
        'Eins genügt: ein Tag, der einer Woche dient, eine Woche, die einem Monat dient, und so weiter bis nach oben. Wenn es erledigt ist, schau noch einmal die Leiter an.',
      label: 'Gipfel',
    },
  ],
};
