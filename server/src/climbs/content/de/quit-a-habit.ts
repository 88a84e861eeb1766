import type { ClimbWords } from '../climb-words.ts';

export const quitAHabit: ClimbWords = {
  name: 'Eine Gewohnheit ablegen in 6 Wochen',
  description:
    'Für eine Gewohnheit, die du loswerden willst: Nägelkauen, nächtliches Naschen, Onlinekäufe, Rauchen, das zweite Glas. Du lernst, wann sie kommt, was sie dir gibt und was dir das sonst geben kann. Bei Alkohol, Medikamenten und anderen Drogen hol vor dem Aufhören ärztlichen Rat: Plötzliches Absetzen kann gefährlich sein.',
  steps: [
    {
      name: 'Die Gewohnheit und den Grund in zwei Sätzen benennen',
      description:
        'Der erste sagt genau, was du nicht mehr tun willst, wann und wo. Der zweite sagt, was du dafür bekommst: Geld, Luft, Abende, Hände, die du gern zeigst. Nur eine Gewohnheit; eine zweite kommt später dran.',
      notes: 'Ich höre auf mit:\nDamit ich habe:',
      label: 'Tag 1',
    },
    {
      name: 'Die Gewohnheit sieben Tage lang zählen, ohne sie zu bekämpfen',
      description:
        'Schon das Zählen macht sie etwas seltener. Versuch nicht, brav zu sein; du brauchst ehrliche Zahlen.',
      label: 'Woche 1: beobachten',
    },
    {
      name: 'Jedes Mal einen Strich machen und den Moment davor notieren',
      description:
        'Vier kurze Angaben: Uhrzeit, Ort, wer dabei war, Gefühl. Nach einer Woche stecken hinter den meisten Strichen zwei oder drei Situationen. Nur an ihnen musst du arbeiten.',
      notes: 'Striche heute:\nUhrzeit, Ort, wer dabei war, wie es mir ging:',
      label: 'Woche 1',
    },
    {
      name: 'Die zwei Auslöser finden, hinter denen das meiste steckt',
      description:
        'Lies die sieben Tage und such nach Wiederholungen: nach dem Essen, beim Warten, nach Streit, zum ersten Kaffee. Frag dich, was dir die Gewohnheit dort gibt: eine Pause, Gesellschaft, etwas für die Hände, ein Ende des Tages.',
      notes: 'Auslöser 1 und was er mir gibt:\nAuslöser 2 und was er mir gibt:',
      label: 'Tag 7',
    },
    {
      name: 'Die Gewohnheit schwer machen und den Ersatz leicht',
      description:
        'Der Wille ist schwächer als eine geschlossene Schranktür. Leg zwanzig Sekunden Mühe zwischen dich und die Gewohnheit und den Ersatz dorthin, wo sie bisher lag.',
      notes:
        '[ ] Was ich aus dem Haus oder vom Handy entferne\n[ ] Was stattdessen bereitliegt\n[ ] Welchen Weg ich ab jetzt nehme',
      label: 'Woche 2: umräumen',
    },
    {
      name: 'Zwei Wenn-dann-Sätze schreiben',
      description:
        'Für jeden Auslöser: „Wenn ich …, dann …“ mit einer Handlung, die weniger als zwei Minuten dauert und etwas Ähnliches gibt. Wenn ich vom Tisch aufstehe, dann koche ich Pfefferminztee. Sag beide Sätze morgens laut.',
      notes: 'Wenn …, dann …\nWenn …, dann …',
      label: 'Tag 8',
    },
    {
      name: 'Einem Menschen davon erzählen und sagen, wie er helfen kann',
      description:
        'Die meisten helfen, indem sie nichts sagen. Sprich aus, was du brauchst: einen Spaziergang, wenn es schwer wird, keine Angebote, am Sonntag eine Frage.',
      label: 'Tag 10',
    },
    {
      name: 'Ein Verlangen mit der Uhr in der Hand aussitzen',
      description:
        'Ein Verlangen steigt, erreicht seinen Gipfel und fällt, meist innerhalb einer Viertelstunde. Setz dich hin, spür nach, wo es sitzt, und tu nichts, bis es vorbei ist. Schreib die Minuten auf: Die Zahl brauchst du noch.',
      notes: 'Minuten, bis es vorbei war:',
      label: 'Tag 12',
    },
    {
      name: 'Alles für den ersten Tag ohne vorbereiten',
      description:
        'Zieh eine klare Linie: Gar nicht ist leichter einzuhalten als etwas weniger. Willst du mit dem Rauchen aufhören, sprich heute in der Praxis oder Apotheke über Nikotinersatz; damit gelingt es viel eher.',
      label: 'Tag 14',
    },
    {
      name: 'Die ersten sieben Tage ohne überstehen',
      description:
        'Die ersten drei Tage sind die schwersten, und sie gehen vorbei. Nimm dir sonst wenig vor, schlaf genug, hab etwas in den Händen.',
      label: 'Woche 3: ohne',
    },
    {
      name: 'Heute ohne auskommen',
      description:
        'Nur heute. Lies am Morgen deinen Grund, schreib am Abend eine Zeile: Was hat geholfen? Ein Ausrutscher ist ein Strich und nicht das Ende: Notier den Auslöser und mach mit der nächsten Stunde weiter.',
      notes: 'Was heute geholfen hat:',
      label: 'Woche 3',
    },
    {
      name: 'Eine ganze Woche belohnen',
      description:
        'Etwas, das mit der Gewohnheit nichts zu tun hat und groß genug ist, um in Erinnerung zu bleiben. Ging es um Geld, gib aus, was du diese Woche gespart hast.',
      label: 'Tag 21',
    },
    {
      name: 'Sieben Tage ohne schaffen und einen schweren Moment im Blick haben',
      description:
        'Schau am Montag in den Kalender: Welcher Abend, welcher Besuch, welche Reise ist diese Woche gefährlich? Entscheide vorher, was du dort tust und wie du gehst.',
      notes: 'Der schwere Moment dieser Woche:\nMein Plan dafür:',
      label: 'Wochen 4 und 5',
    },
    {
      name: 'Für einen Ausrutscher planen, als wäre er passiert',
      description:
        'Schreib dir, was du einem guten Freund oder einer guten Freundin am Morgen danach sagen würdest. Ausrutscher sind häufig und lehrreich; teuer wird erst das Aufgeben danach.',
      label: 'Tag 30',
    },
    {
      name: 'Auf vier Wochen ohne zurückschauen',
      description:
        'Gezählt wird ab Tag 15. Die meisten Rückfälle geschehen in den ersten drei Monaten, also behalt die zwei Wenn-dann-Sätze im Blick, auch wenn es jetzt leicht scheint.',
      label: 'Etappe',
    },
    {
      name: 'Die gewonnene Zeit oder das Geld für etwas einsetzen, das ich will',
      description:
        'Rechne aus, was dir fünf Wochen gebracht haben: Stunden, Geld, Luft. Eine Lücke füllt sich von selbst, also füll sie mit Absicht.',
      label: 'Woche 6',
    },
    {
      name: 'Die ersten zwei Sätze lesen und einen dritten schreiben',
      description:
        'Was hast du gewonnen, was hat dich überrascht? Ist die Gewohnheit so stark wie am ersten Tag, liegt das nicht an dir: Beratungsstellen und Praxen haben Mittel, die eine Liste nicht hat.',
      notes: 'Heute habe ich:',
      label: 'Gipfel',
    },
  ],
};
