import type { ClimbWords } from '../climb-words.ts';

export const firstHutHike: ClimbWords = {
  name: 'Die erste Zweitagestour in 8 Wochen',
  description:
    'Für alle, die zwei Stunden ohne Mühe gehen und noch nie auf einer Hütte geschlafen haben. Schritt für Schritt werden Beine, Füße und Ausrüstung bereit für zwei Tage mit einer Nacht dazwischen, auf markierten Wegen ohne Klettern und Gletscher. Frag vorher ärztlich nach, wenn Herz, Lunge oder Knie Sorgen machen, und geh nie allein weiter, wo du Hilfe bräuchtest.',
  steps: [
    {
      name: 'Die Tour aussuchen und die Hütte reservieren',
      description:
        'Vier bis fünf Stunden am Tag, höchstens 700 Meter hinauf, markiert und im leichtesten Grad. Such einen Weg zum Umkehren und den letzten Bus. Hütten sind Wochen vorher voll; auf hohen Pässen liegt oft bis in den Juni Schnee.',
      notes: 'Tour und Karte:\nHütte, Telefonnummer:\nAusstieg nach einem halben Tag:\nLetzter Bus:',
      label: 'Tag 1',
    },
    {
      name: 'Dreimal eine Stunde gehen',
      description: 'So zügig, dass dir warm wird, in den Schuhen, die du hast. Nimm überall die Treppe.',
      label: 'Woche 1',
    },
    {
      name: 'Zwei Stunden gehen und notieren, wo es drückt',
      description:
        'Hügelig, wenn es Hügel gibt. Sieh dir zu Hause Füße, Knie und Schultern an und schreib auf, was sich beschwert.',
      notes: 'Füße:\nKnie:\nSchultern:',
      label: 'Langer Weg',
    },
    {
      name: 'Am Nachmittag Stiefel und Socken kaufen',
      description:
        'Dann sind die Füße größer. Geh im Laden eine Schräge hinunter: Stoßen die Zehen vorn an, sind sie zu kurz. Trag sie diese Woche zu Hause eine Stunde am Tag; noch kannst du sie umtauschen.',
      label: 'Woche 2',
    },
    {
      name: 'Zweieinhalb Stunden in den neuen Stiefeln gehen',
      description:
        'Kleb Druckstellen sofort ab, nicht erst die Blase. Nimm Wasser und etwas zu essen mit und setz dich nach der Hälfte zehn Minuten hin.',
      label: 'Langer Weg',
    },
    {
      name: 'Dreimal die Beine kräftigen und bergab gehen lernen',
      description:
        'Zwei Runden: je Bein 12-mal auf eine Stufe steigen, 10 langsame Kniebeugen, 15-mal auf die Zehen, eine halbe Minute auf einem Bein mit geschlossenen Augen. Bergab: kleine Schritte, weiche Knie, Gewicht über den Füßen, und Stöcke, wenn die Knie klagen.',
      notes: '[ ] 1\n[ ] 2\n[ ] 3',
      label: 'Woche 3',
    },
    {
      name: 'Drei Stunden gehen, mit 300 Höhenmetern und 4 Kilo',
      description:
        'Keine Hügel? Ein Treppenhaus oder ein Turm tut es auch. Geh so, dass du reden kannst; wer zum Luftholen stehen bleibt, geht zu schnell.',
      label: 'Langer Weg',
    },
    {
      name: 'Karte, Wetter und Notruf lernen',
      description:
        'Rechne die Zeiten selbst aus: eine Stunde für vier Kilometer, 300 Meter hinauf oder 500 Meter hinunter; nimm von Strecke und Höhe den größeren Wert ganz und den kleineren halb. Lern die Zeichen der Karte, in Europa die 112 und das alpine Notsignal: sechsmal in der Minute, dann eine Minute Pause.',
      notes:
        '[ ] Gehzeit beider Tage berechnet\n[ ] Karte auf Papier und offline auf dem Handy\n[ ] Bergwetterdienst gefunden\n[ ] Notsignal gelernt',
      label: 'Woche 4',
    },
    {
      name: 'Dreieinhalb Stunden nur mit Karte gehen',
      description:
        'Handy aus und in der Tasche. Sag an jeder Gabelung zuerst, wo du bist. Eine halbe Stunde Verlaufen in der Nähe von zu Hause ist der billigste Unterricht.',
      label: 'Langer Weg',
    },
    {
      name: 'Vier Stunden gehen und mich am Morgen danach gut fühlen',
      description:
        'Das ist das Maß für einen Hüttentag. Klagen Knie oder Füße noch, such jetzt eine kürzere Tour; die Hütte lässt sich umbuchen, Knie nicht.',
      label: 'Etappe',
    },
    {
      name: 'Die Ausrüstung zusammenstellen und wiegen',
      description:
        'Sieben bis acht Kilo mit Wasser reichen für zwei Tage auf der Hütte. Alles, was du nur vielleicht brauchst, bleibt da, außer Regenzeug, warmer Schicht und Erste Hilfe.',
      notes:
        '[ ] Hüttenschlafsack, Ohrstöpsel\n[ ] Regenjacke, warme Schicht, Mütze\n[ ] Stirnlampe, Erste Hilfe, Rettungsdecke\n[ ] Zwei Liter Wasser, Essen, eine Reserve\n[ ] Bargeld, Ausweis, Versicherung\n[ ] Sonnencreme, Brille\nGewicht:',
      label: 'Woche 5',
    },
    {
      name: 'Vier Stunden gehen, mit 500 Höhenmetern und 6 Kilo',
      description:
        'Geh früh los, iss jede Stunde eine Kleinigkeit, trink, bevor du Durst hast. Am Ende solltest du noch eine halbe Stunde weitergehen können.',
      label: 'Langer Weg',
    },
    {
      name: 'An zwei Tagen hintereinander gehen',
      description:
        'Samstag dreieinhalb Stunden, Sonntag zweieinhalb, mit gepacktem Rucksack. Es geht um den zweiten Morgen.',
      notes: 'Wie sich der zweite Morgen angefühlt hat:',
      label: 'Woche 6',
    },
    {
      name: 'Einmal fünf Stunden gehen, dann ausruhen',
      description:
        'Mit 600 bis 700 Höhenmetern, am Wochenende. Danach nur noch kurze Wege, damit du frisch startest.',
      label: 'Woche 7',
    },
    {
      name: 'Die Hütte bestätigen und nach dem Wetter entscheiden',
      description:
        'Lies den Bergwetterbericht: Gewitter am Nachmittag heißt um sechs losgehen oder zu Hause bleiben. Sag auf der Hütte ab, wenn du nicht kommst. Sag jemandem zu Hause, wo du gehst und wann du dich meldest.',
      notes: 'Vorhersage:\nWir kehren um, wenn:\nZu Hause weiß Bescheid:',
      label: 'Drei Tage davor',
    },
    {
      name: 'Zur Hütte hinaufgehen',
      description:
        'Die erste halbe Stunde soll sich zu langsam anfühlen. Sei am frühen Nachmittag oben, trag dein nächstes Ziel ins Hüttenbuch ein, frag die Wirtsleute nach dem Weg von morgen. Schuhe aus, Tee, früh ins Bett.',
      label: 'Tour, Tag 1',
    },
    {
      name: 'Auf der anderen Seite absteigen',
      description:
        'Schau vor dem Frühstück zum Himmel. Stöcke für den Abstieg länger stellen, jede Stunde eine Pause: Die meisten Unfälle passieren bergab, wenn man müde ist. Melde dich zu Hause, wenn du unten bist.',
      label: 'Tour, Tag 2',
    },
    {
      name: 'Die Tour aufschreiben und die nächste aussuchen',
      description:
        'Eine halbe Seite, solange die Beine noch schwer sind: was im Rucksack zu viel war, was gefehlt hat, welcher Blick bleibt. Putz die Stiefel und fette das Leder.',
      notes: 'Zu viel:\nGefehlt:\nNächste Tour:',
      label: 'Gipfel',
    },
  ],
};
