import type { ClimbWords } from '../climb-words.ts';

export const read12Books: ClimbWords = {
  name: '12 Bücher in einem Jahr lesen',
  description:
    'Für alle, die früher gelesen haben oder anfangen möchten. Ein Buch im Monat sind etwa zehn Seiten am Tag; jeder Monat hat eine kleine Richtung, damit du nicht immer dasselbe liest. Hören zählt, und ein Buch, das dich nicht verdient, darfst du weglegen.',
  steps: [
    {
      name: 'Zwölf Bücher lesen',
      description:
        'Zwölf ist die Zahl, zehn Seiten am Tag sind der Weg. Schreib zu jedem Buch hier eine Zeile; in ein paar Jahren wirst du sie gern lesen. Hast du nicht im Januar angefangen, nimm dieses Ziel ins nächste Jahr mit.',
      notes: '1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12',
      label: 'Das Ziel',
    },
    {
      name: 'Drei Bücher lesen und von einem erzählen',
      description:
        'Drei Monate, drei Bücher: Ein schlechter Monat lässt sich im nächsten ausgleichen. Erzähl jemandem die Geschichte von einem; erst beim Erzählen merkst du, was du gelesen hast.',
      notes: '[ ] Erstes Buch\n[ ] Zweites Buch\n[ ] Drittes Buch\nErzählt habe ich es:',
      label: 'Jedes Quartal',
    },
    {
      name: 'Ein Buch dorthin legen, wo abends das Handy liegt',
      description:
        'Neben das Bett, aufs Sofa, in die Tasche: ein Ort, ein Buch, aufgeschlagen. Nimm eins, auf das du heute neugierig bist, nicht eins, das du längst gelesen haben solltest.',
      label: 'Tag 1',
    },
    {
      name: 'Zehn Seiten lesen, bevor der Tag vorbei ist',
      description:
        'An schlechten Abenden genügt eine, an guten liest du von selbst weiter. Drei Wochen reichen, um zu merken, wo in deinem Tag die Seiten wohnen.',
      label: 'Jeden Abend',
    },
    {
      name: 'Mich in einer Bibliothek anmelden und zwanzig Titel sammeln',
      description:
        'Zwanzig für zwölf, damit du nach Laune wählen kannst. Frag drei Menschen nach dem Buch, das sie am häufigsten verschenkt haben. Bestell eins davon heute vor.',
      notes: 'Empfohlen von:\nAus dem eigenen Regal:\nAus der Bibliothek:',
      label: 'Tag 6',
    },
    {
      name: 'Die Fünfzig-Seiten-Regel auf das erste Buch anwenden',
      description:
        'Willst du auf Seite fünfzig nicht wissen, wie es weitergeht, hör auf, ohne schlechtes Gewissen. Lesen ist keine Prüfung, und das nächste Buch wartet.',
      label: 'Woche 2',
    },
    {
      name: 'Ein kurzes Buch zu Ende lesen',
      description: 'Unter zweihundert Seiten. Fertiglesen ist eine Fähigkeit, und sie beginnt klein.',
      notes: 'Titel, Name:\nEin Satz, der bleibt:',
      label: 'Buch 1',
    },
    {
      name: 'Das Buch lesen, das ein Freund oder eine Freundin liebt',
      description: 'Frag vorher, was es bewirkt hat, und erzähl nachher, was es bei dir bewirkt hat.',
      notes: 'Titel, Name:\nEin Satz, der bleibt:',
      label: 'Buch 2',
    },
    {
      name: 'Etwas Wahres lesen: ein Leben, eine Reise, eine Wissenschaft',
      description:
        'Sachbücher darf man in Stücken lesen: erst das Inhaltsverzeichnis, dann das Kapitel, das lockt. Schreib drei Dinge auf, die du nicht wusstest.',
      notes: 'Titel, Name:\nDrei Dinge, die ich nicht wusste:',
      label: 'Buch 3',
    },
    {
      name: 'Ein Buch aus einem Land lesen, über das ich nichts weiß',
      description:
        'Übersetzte Romane sind die billigste Reise. Schau vor dem Lesen auf die Karte und danach in die Nachrichten aus diesem Land.',
      notes: 'Titel, Name, Land:\nEin Satz, der bleibt:',
      label: 'Buch 4',
    },
    {
      name: 'Ein Buch beim Gehen hören',
      description:
        'Zehn bis zwölf Stunden Hören sind ein Buch. Such eine Stimme, die du magst, und hör zuerst hinein. Kurze Wege, Bügeln und Bahnfahrten ergeben einen Monat.',
      notes: 'Titel, Name, Stimme:\nEine Szene, die bleibt:',
      label: 'Buch 5',
    },
    {
      name: 'Gedichte oder Erzählungen lesen, jeden Tag eine Kleinigkeit',
      description:
        'Lies ein Gedicht zweimal, beim zweiten Mal laut. Leg ein Lesezeichen zu denen, die du gern verschenken würdest, und verschenk eins.',
      notes: 'Titel, Name:\nWas ich verschenkt habe, und wem:',
      label: 'Buch 6',
    },
    {
      name: 'Die Bücher zählen und die Liste erneuern',
      description:
        'Weniger als fünf? Such zwei dünne aus. Mehr als sieben? Nimm das dicke, vor dem du dich fürchtest.',
      label: 'Halbzeit',
    },
    {
      name: 'Das dicke Buch lesen, das ich immer verschoben habe',
      description:
        'Teil die Seiten durch dreißig und zeichne jede Tagesportion mit Bleistift ein. Für die Namen dient ein Zettel als Lesezeichen.',
      notes: 'Titel, Name:\nWer ist wer:',
      label: 'Buch 7',
    },
    {
      name: 'Ein Buch lesen, das ich als Kind geliebt habe',
      description:
        'An wenigen Abenden, möglichst jemandem vorgelesen. Schau, an welche Seiten du dich erinnerst und welche du erst jetzt verstehst.',
      notes: 'Titel, Name:\nWas ich erst heute verstehe:',
      label: 'Buch 8',
    },
    {
      name: 'Über etwas lesen, das ich können will',
      description:
        'Ein Handwerk, eine Küche, ein Garten, ein Beruf. So ein Buch ist gelesen, wenn du eine Sache daraus ausprobiert hast.',
      notes: 'Titel, Name:\nWas ich ausprobiert habe:',
      label: 'Buch 9',
    },
    {
      name: 'Ein Buch gemeinsam mit jemandem lesen',
      description:
        'Zwei Exemplare, zwei Termine: zur Hälfte und am Ende. Je eine Stunde Gespräch, mit drei Fragen, die ihr vorher verschickt.',
      notes: 'Titel, Name, mit:\nMeine drei Fragen:',
      label: 'Buch 10',
    },
    {
      name: 'Jemanden lesen, dem ich widerspreche',
      description:
        'Schreib zuerst in fairen Worten auf, was gemeint ist, sodass die andere Seite nicken würde. Erst dann streite, am Rand.',
      notes: 'Titel, Name:\nWas gemeint ist, in fairen Worten:',
      label: 'Buch 11',
    },
    {
      name: 'Das beste Buch des Jahres noch einmal lesen oder verschenken',
      description:
        'Lies deine zwölf Zeilen. Das Buch, an das du dich ohne die Zeile erinnerst, ist das beste. Pack es für jemanden ein, mit ein paar Worten auf der ersten Seite.',
      notes: 'Das beste des Jahres, und warum:',
      label: 'Buch 12',
    },
  ],
};
