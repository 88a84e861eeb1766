import type { TemplateWords } from '../template-words.ts';

export const smallBusiness: TemplateWords = {
  name: 'Ein kleines eigenes Geschäft',
  about: 'Von der Idee bis zum zehnten Kunden, der bezahlt. Gib wenig aus, bis jemand kauft.',
  lists: [
    {
      name: 'Die Idee',
      goals: [
        'Wessen Problem löse ich, und was tun diese Leute heute dagegen?',
        {
          name: 'Mit zehn von ihnen reden, ohne zu verkaufen',
          note: 'Frag, was sie beim letzten Mal getan haben, nicht, was sie tun würden.',
        },
        'Was würden sie zahlen, und wie oft?',
        'Was muss ich im Monat verdienen?',
        'Entscheiden: weitermachen, ändern oder lassen',
      ],
    },
    {
      name: 'Das kleinste Angebot',
      goals: [
        'Es drei Leuten von Hand anbieten',
        'Der erste Mensch, der bezahlt',
        'Eine Seite mit dem, was es ist, was es kostet und wie man mich erreicht',
        'Jeden Kunden fragen, warum er gekauft hat',
      ],
    },
    {
      name: 'Ordnung',
      goals: [
        {
          name: 'Rechtsform und Anmeldung',
          note: '[ ] Rechtsform\n[ ] Gewerbeamt\n[ ] Steuernummer\n[ ] Versicherung\n[ ] Regeln meiner Branche',
        },
        'Ein eigenes Konto',
        'Rechnungen, die stimmen und am selben Tag hinausgehen',
        'Ein Drittel von allem für Steuern zurücklegen',
      ],
    },
    {
      name: 'Wachsen',
      goals: [
        'Zehn Kunden',
        'Woher kamen sie? Mehr davon',
        'Was tue ich jede Woche, das jemand anderes tun könnte?',
        'Verdienen, was ich brauche',
        'Zwei Wochen freinehmen, und es läuft ohne mich weiter',
      ],
    },
  ],
};
