import type { TemplateWords } from '../template-words.ts';

export const taxReturn: TemplateWords = {
  name: 'Steuererklärung',
  about:
    'Über das Jahr gesammelt, an zwei Abenden erledigt. Die Fristen sind in jedem Land anders: Sieh deine zuerst nach.',
  lists: [
    {
      name: 'Sammeln',
      goals: [
        'Herausfinden, bis wann sie abzugeben ist',
        'Ein Ordner für alles, aus Papier oder nicht',
        {
          name: 'Bescheinigungen anfordern, die noch fehlen',
          note: '[ ] Arbeitgeber\n[ ] Bank und Geldanlagen\n[ ] Versicherungen\n[ ] Vermieter\n[ ] Spenden',
        },
        'Das Konto Monat für Monat nach Vergessenem durchgehen',
      ],
    },
    {
      name: 'Ausfüllen',
      goals: [
        'Eintragen, was seit letztem Jahr gleich geblieben ist',
        'Arbeitszimmer, Arbeitswege, Fortbildung, Arbeitsmittel',
        'Kinder, Betreuung, Krankheitskosten',
        'Jemanden ansehen lassen, was ich nicht verstehe',
      ],
    },
    {
      name: 'Abgeben',
      goals: [
        'Eine Nacht darüber schlafen und noch einmal durchlesen',
        'Abgeben und die Bestätigung aufheben',
        'Geld zurücklegen, falls ich nachzahlen muss',
        'Den Bescheid Zeile für Zeile vergleichen',
      ],
    },
    {
      name: 'Nächstes Jahr',
      goals: [
        'Aufschreiben, was diesmal gefehlt hat',
        'Ein Platz, an den Belege am selben Tag kommen',
        'Einen Monat früher anfangen',
      ],
    },
  ],
};
