import type { TemplateWords } from '../template-words.ts';

export const examTerm: TemplateWords = {
  name: 'Prüfungssemester',
  about:
    'Ein Semester mit Prüfungen am Ende. Die Wochen zählen ab der, in der du anfängst; zieh die Prüfungen auf ihre Tage, und der Rest zeigt, wie viel Zeit bleibt.',
  lists: [
    {
      name: 'Überblick',
      goals: [
        {
          name: 'Jede Prüfung mit Tag, Raum und Gewicht aufschreiben',
          note: '[ ] Klausuren\n[ ] Mündliche Prüfungen\n[ ] Hausarbeiten',
        },
        'Altklausuren für jedes Fach besorgen',
        {
          name: 'Die Stunden der Woche festlegen, die dem Lernen gehören',
          note: 'Jede Woche dieselben, dann muss nichts mehr entschieden werden.',
        },
        'Für jedes Fach: Was kann ich noch nicht erklären?',
      ],
    },
    {
      name: 'Mitlernen',
      goals: [
        'Jede Vorlesung innerhalb von zwei Tagen nacharbeiten',
        {
          name: 'Das erste Drittel auf einer Seite pro Fach zusammenfassen',
          subgoals: ['Erstes Fach', 'Zweites Fach', 'Drittes Fach'],
        },
        'Das zweite Drittel zusammenfassen',
        'Das letzte Drittel zusammenfassen',
        'Zwei Leute finden, denen ich etwas erklären kann',
      ],
    },
    {
      name: 'Üben',
      goals: [
        'Eine Altklausur mit Unterlagen durchrechnen',
        {
          name: 'Eine Altklausur auf Zeit schreiben',
          note: 'Ohne Telefon, zur selben Uhrzeit wie die echte.',
        },
        'Fehler auflisten und diese Aufgaben noch einmal lösen',
        'Jemandem das schwerste Thema laut erklären',
      ],
    },
    {
      name: 'Prüfungswochen',
      goals: [
        {
          name: 'Am Abend vorher die Tasche packen',
          note: '[ ] Ausweis\n[ ] Zwei Stifte\n[ ] Wasser\n[ ] Etwas zu essen',
        },
        'Vor jeder Prüfung acht Stunden schlafen',
        'Feiern, egal wie die Noten werden',
      ],
    },
  ],
};
