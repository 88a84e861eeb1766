import type { ClimbWords } from '../climb-words.ts';

export const planIn12Days: ClimbWords = {
  name: 'In 12 Tagen zum eigenen Plan',
  description:
    'Für alle, deren Listen schneller wachsen als schrumpfen. Zwölf Tage lang je zehn Minuten, dann hast du einen Tag, eine Woche und einen Monat, die zusammenpassen. Mehr Stunden bekommst du nicht, aber du entscheidest, wofür sie da sind.',
  steps: [
    {
      name: 'Alles aufschreiben, was mir im Kopf herumgeht',
      description:
        'Stell einen Wecker auf zehn Minuten und schreib für jede Sache eine Zeile, groß oder klein, in beliebiger Reihenfolge. Leg die Zeilen auf einem Board in die Liste „Alles“, damit kein Tag voll ist, bevor du gewählt hast. Sortiert wird noch nicht.',
      notes:
        'Wo ich suche, wenn mir nichts mehr einfällt:\n[ ] Nachrichten, die ich noch nicht beantwortet habe\n[ ] Dinge, die repariert werden müssen\n[ ] Menschen, die auf mich warten\n[ ] Etwas, worauf ich mich freue',
      label: 'Tag 1',
    },
    {
      name: 'Drei Ziele für heute wählen, nicht mehr',
      description:
        'Nimm sie aus deiner Liste und verschieb sie auf heute. Mindestens eins davon sollte dich heute Abend ein bisschen stolz machen. Kommt ein viertes dazu, darf es herein, sobald eins der drei erledigt ist.',
      label: 'Tag 2',
    },
    {
      name: 'Dem schwersten Ziel des Tages eine eigene Stunde geben',
      description:
        'Öffne die Stunden von heute und leg das Ziel dorthin, wo dein Kopf am klarsten ist, bei den meisten am Vormittag. Lass danach eine halbe Stunde frei, denn Schweres dauert länger. Alles andere braucht noch keine Uhrzeit.',
      label: 'Tag 3',
    },
    {
      name: 'Zwei oder drei Ziele für diese Woche schreiben',
      description:
        'Ein Wochenziel ist ein Ergebnis, kein Termin: „Die Steuer ist abgeschickt“ statt „An der Steuer arbeiten“. Frag dich, was diese Woche gut machen würde, wenn alles andere schiefginge. In einer halb vergangenen Woche reichen zwei.',
      label: 'Tag 4',
    },
    {
      name: 'Ein Ziel von heute unter ein Wochenziel stellen',
      description:
        'Nimm ein Wochenziel und such den nächsten Schritt, der in eine Stunde passt. Leg ihn als Unterziel darunter an und plane ihn für heute. Von da an steht in der Zeile, wozu der Schritt gut ist.',
      label: 'Tag 5',
    },
    {
      name: 'Über jedes Ziel entscheiden, das an der Schwelle wartet',
      description:
        'Ziele, deren Tag vorbei ist, warten auf der Startseite an der Schwelle. Jedes bekommt eine von drei Antworten: auf heute, auf diese Woche oder loslassen. Loslassen ist eine ehrliche Antwort; was du dreimal mitgeschleppt hast, gehört meistens dorthin.',
      label: 'Tag 6',
    },
    {
      name: 'Fünfzehn Minuten auf die Woche zurückschauen',
      description:
        'Lies zuerst, was erledigt ist, dann erst, was offen ist. Beantworte die drei Fragen unten mit je einer Zeile. Nimm dann in die nächste Woche mit, was noch zählt, und nichts aus Gewohnheit.',
      notes:
        'Was lief gut, und warum?\nWas blieb liegen, und ist es noch wichtig?\nWas will ich nächste Woche anders machen?',
      label: 'Tag 7',
    },
    {
      name: 'Ein Ziel für diesen Monat schreiben',
      description:
        'Ein Ergebnis, das du am letzten Tag jemandem zeigen könntest. Ist der Monat fast um, schreib es für den nächsten. Mach ein Ziel dieser Woche zu einem Schritt dorthin.',
      label: 'Tag 8',
    },
    {
      name: 'Einem Vorhaben ein Board mit drei Listen geben',
      description:
        'Nimm etwas mit mehr als fünf Schritten, zum Beispiel eine Reise oder eine Reparatur. Drei Listen reichen: „Als Nächstes“, „Später“, „Warten auf andere“. Nur was unter „Als Nächstes“ steht, darf in eine Woche oder einen Tag.',
      label: 'Tag 9',
    },
    {
      name: 'Zwei Dinge von selbst wiederkehren lassen',
      description:
        'Nimm etwas, das ohnehin wiederkommt, etwa Pflanzen gießen oder Konten prüfen, und gib ihm einen Rhythmus. Dann musst du nicht mehr daran denken. Gute Vorsätze gehören nicht hierher: Was wiederkehrt und nie erledigt wird, lehrt dich nur wegzusehen.',
      label: 'Tag 10',
    },
    {
      name: 'Drei Ziele loslassen',
      description:
        'Geh „Alles“ durch und such drei Ziele, die du dieses Jahr nicht angehen wirst. Lösch sie, oder sag der Person Bescheid, die darauf wartet. Achte darauf, wie viel leichter sich die Liste danach liest.',
      label: 'Tag 11',
    },
    {
      name: 'Die zehn Minuten festlegen, in denen ich ab jetzt plane',
      description:
        'Bei vielen ist es der Vorabend, bei anderen der erste Kaffee. Mach daraus ein Ziel, das sich täglich wiederholt, mit Uhrzeit. Schreib in einer Zeile dazu, welcher der zwölf Tage am meisten geholfen hat.',
      label: 'Tag 12',
    },
    {
      name: 'Die kommende Woche ohne Anleitung planen',
      description:
        'Schau zurück, wähl bis zu fünf Wochenziele und gib jedem einen ersten Schritt an einem Tag. Lass einen Tag fast leer für alles, was du noch nicht wissen kannst. Mehr ist am Planen nicht dran; der Rest ist Übung.',
      label: 'Gipfel',
    },
  ],
};
