import type { ClimbWords } from '../climb-words.ts';

export const cookAtHome: ClimbWords = {
  name: 'An vier Abenden pro Woche selbst kochen',
  description:
    'Für alle, die öfter bestellen, als ihnen lieb ist. In sechs Wochen lernst du acht Gerichte, eine Art einzukaufen und die wenigen Handgriffe, die alles zusammenhalten. Es ist keine Diät; wenn du bestimmte Lebensmittel meiden musst, hol dir ärztlichen Rat oder geh zu einer Ernährungsberatung.',
  steps: [
    {
      name: 'Zwei Abende kochen und aufschreiben, was die anderen kosten',
      description:
        'Zwei genügen für den Anfang. Die Rechnungen der anderen fünf Abende sind in Woche 3 dein bestes Argument.',
      notes: 'Gekochte Abende:\nGeld für die anderen:',
      label: 'Woche 1',
    },
    {
      name: 'Eine Küche zusammenstellen, mit der man arbeiten kann',
      description:
        'Ein gutes Messer, ein Brett, eine große Pfanne, zwei Töpfe, ein Sieb, ein Blech. Schärf das Messer oder lass es schärfen: Gefährlich ist das stumpfe. Salz, Öl, Essig, Knoblauch, Zwiebeln, Nudeln, Reis, Dosentomaten, Bohnen: Damit geht niemand hungrig ins Bett.',
      notes:
        '[ ] Messer scharf\n[ ] Brett, das nicht rutscht\n[ ] Pfanne, zwei Töpfe, Sieb, Blech\n[ ] Vorräte für drei Notfälle',
      label: 'Tag 1',
    },
    {
      name: 'Nudeln mit eigener Tomatensoße kochen',
      description:
        'Lass Zwiebel und Knoblauch zehn Minuten in Öl weich werden, ohne dass sie Farbe nehmen. Tomaten dazu, zwanzig Minuten köcheln. Salz das Wasser so, dass man es schmeckt, und rühr eine Kelle davon in die Soße.',
      label: 'Gericht 1',
    },
    {
      name: 'Ein Blech Gemüse rösten',
      description:
        'Schneid alles gleich groß, wende es in Öl und Salz, lass Platz zwischen den Stücken. 200 Grad, 30 bis 40 Minuten, bis die Ränder braun sind. Mit Brot und Käse oder einem Spiegelei ist es ein Abendessen.',
      label: 'Gericht 2',
    },
    {
      name: 'Drei Abende kochen und nur einmal einkaufen',
      description:
        'Plan am Samstag drei Gerichte, sieh in die Schränke, schreib die Liste in der Reihenfolge des Ladens. Geh nicht hungrig los.',
      notes: 'Drei Gerichte:\n[ ] Was da ist\n[ ] Was fehlt',
      label: 'Woche 2',
    },
    {
      name: 'Linsen kochen, die Suppe und Salat werden',
      description:
        'Die doppelte Menge: heute die Hälfte mit Möhren und Brühe als Suppe, morgen die andere kalt mit Essig, Öl und Kräutern. Braune Linsen brauchen etwa 30 Minuten; salz sie, wenn sie weich sind.',
      label: 'Gericht 3',
    },
    {
      name: 'Etwas so anbraten, dass es braun wird',
      description:
        'Tofu, Fisch, Huhn oder Pilze: gut abtrocknen, heiße Pfanne, wenig auf einmal, drei Minuten nicht anrühren. Geflügel muss durch sein, innen nicht mehr rosa. Wasch Brett und Messer nach rohem Fleisch sofort ab.',
      label: 'Gericht 4',
    },
    {
      name: 'Vier Abende kochen, einen davon aus Resten',
      description:
        'Ab dieser Woche sind es vier. Vergleich die Rechnungen mit Woche 1; der Unterschied gehört dir.',
      notes: 'Geld diese Woche:\nGeld in Woche 1:',
      label: 'Woche 3',
    },
    {
      name: 'Reis kochen, der gelingt, und ein Curry dazu',
      description:
        'Weißer Reis: waschen, anderthalbmal so viel Wasser, Deckel drauf, zwölf Minuten auf kleinster Stufe, zehn Minuten ruhen lassen, ohne hineinzusehen. Curry: Zwiebel, Ingwer, Gewürze eine Minute in Öl, dann Gemüse und Kokosmilch.',
      label: 'Gericht 5',
    },
    {
      name: 'Einen großen Topf für den Gefrierschrank kochen',
      description:
        'Chili, Gulasch oder Gemüseeintopf, mindestens sechs Portionen. Lass es binnen zwei Stunden abkühlen, schreib Name und Datum auf die Dose, frier sie flach ein. Ein Topf am Wochenende sind zwei freie Abende.',
      label: 'Gericht 6',
    },
    {
      name: 'Vier Abende kochen, mit einem neuen Gericht',
      description:
        'Drei Gerichte, die du kannst, eins, das du noch nicht kannst. Probier vor dem Servieren: Wenn etwas fehlt, ist es meistens Salz oder Säure, ein paar Tropfen Zitrone oder Essig.',
      notes: 'Neu diese Woche:\nWas ich nächstes Mal ändere:',
      label: 'Wochen 4 und 5',
    },
    {
      name: 'In zehn Minuten etwas mit Eiern machen',
      description:
        'Ein Omelett mit allem, was da ist. Mittlere Hitze, den Rand zur Mitte schieben, vom Herd nehmen, solange es oben noch glänzt. Das Gericht für Abende, an denen du sonst bestellt hättest.',
      label: 'Gericht 7',
    },
    {
      name: 'Ein Gericht aus meiner Kindheit kochen',
      description:
        'Frag die Person, die es für dich gemacht hat, und schreib das Rezept auf, mit allem „ein bisschen“ und „bis es passt“. Koch es noch in derselben Woche.',
      label: 'Gericht 8',
    },
    {
      name: 'Vier Abende ohne Rezept kochen',
      description:
        'Inzwischen hast du acht Gerichte in den Händen. Klapp das Buch zu, schau und probier; Fehler kann man essen.',
      label: 'Woche 6',
    },
    {
      name: 'Zwei Menschen einladen und für sie kochen',
      description:
        'Ein Gericht, das du dreimal gekocht hast, Brot, ein Salat, etwas Süßes aus dem Laden. Deck den Tisch, bevor sie kommen. Entschuldige dich für nichts.',
      label: 'Gipfel',
    },
  ],
};
