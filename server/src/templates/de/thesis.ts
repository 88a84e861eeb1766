import type { TemplateWords } from '../template-words.ts';

export const thesis: TemplateWords = {
  name: 'Abschlussarbeit',
  about:
    'Von einer Frage zum gebundenen Buch in sechs Monaten. Das Geheimnis: ab der ersten Woche schreiben.',
  lists: [
    {
      name: 'Die Frage',
      goals: [
        'Die Frage in einem Satz aufschreiben',
        'Mit meiner Betreuung besprechen, was eine gute Antwort wäre',
        'Die fünf Texte lesen, die alle zitieren',
        { name: 'Festlegen, was ich nicht untersuche', note: 'Daraus wird später ein eigener Abschnitt.' },
        'Die Gliederung abgeben',
      ],
    },
    {
      name: 'Die Arbeit',
      goals: [
        'Daten oder Quellen sammeln',
        'Die Auswertung abschließen',
        'Tagebuch führen, was ich versucht habe und warum',
        { name: 'Alles an zwei Orten sichern', note: 'Und probeweise eine Datei zurückholen.' },
        'Jemandem, der das Fach nicht kennt, eine Abbildung zeigen',
      ],
    },
    {
      name: 'Das Schreiben',
      goals: [
        'Jeden Werktag eine halbe Stunde schreiben, gut oder schlecht',
        'Erste Fassung der Methoden',
        'Erste Fassung der Ergebnisse',
        'Erste Fassung der Diskussion',
        'Einleitung und Zusammenfassung, zuletzt',
        'Die ganze Fassung zwei Leuten zu lesen geben',
      ],
    },
    {
      name: 'Das Ende',
      goals: [
        'Einarbeiten, was sie gesagt haben',
        'Jeden Verweis und jede Abbildung prüfen',
        { name: 'Drucken und binden', note: 'Eine Woche vorher fragen, wie lange es dauert.' },
        'Abgeben',
        'Schlafen und allen danken, die gelesen haben',
      ],
    },
  ],
};
