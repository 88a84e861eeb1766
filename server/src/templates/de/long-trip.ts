import type { TemplateWords } from '../template-words.ts';

export const longTrip: TemplateWords = {
  name: 'Drei Wochen weg',
  about: 'Eine lange Reise, vom Wunsch bis zum ausgepackten Koffer. Fang ein halbes Jahr vorher an.',
  lists: [
    {
      name: 'Träumen',
      goals: [
        'Jeder von uns nennt drei Dinge, die dabei sein müssen',
        'Festlegen, wie viel sie kosten darf',
        'Die Wochen wählen und Urlaub einreichen',
        'Ein Buch über unser Ziel lesen',
      ],
    },
    {
      name: 'Buchen',
      goals: [
        'Hin- und Rückreise',
        'Die ersten zwei Nächte und die letzte',
        { name: 'Was früh ausverkauft ist', note: 'Auch nach Tagen ohne Eintrittskarte suchen.' },
        'Pässe: Sind sie nach der Reise noch sechs Monate gültig?',
        'Visum und Impfungen',
      ],
    },
    {
      name: 'Was zu Hause bleibt',
      goals: [
        'Jemand für Pflanzen, Tiere und Post',
        'Auslandskrankenversicherung',
        'Der Bank sagen, wo wir sind',
        'Kopien aller Papiere bei jemandem, dem wir vertrauen',
      ],
    },
    {
      name: 'Die letzten Tage',
      goals: [
        {
          name: 'Packen und ein Drittel wieder herausnehmen',
          note: '[ ] Papiere und Karten\n[ ] Medikamente\n[ ] Ladegeräte\n[ ] Etwas Warmes\n[ ] Etwas zu lesen',
        },
        'Karten und ein paar Sätze ohne Netz aufs Telefon laden',
        'Kühlschrank leeren, Wasser abdrehen',
      ],
    },
    {
      name: 'Hin und zurück',
      goals: [
        'Ein Tag pro Woche ohne Plan',
        'Jeden Abend drei Zeilen schreiben',
        'Fünfzig Bilder auswählen und jemandem zeigen',
      ],
    },
  ],
};
