import type { TemplateWords } from '../template-words.ts';

export const houseMove: TemplateWords = {
  name: 'Umzug',
  about:
    'Zwei Monate, von der Kündigung bis zum ersten Frühstück. Die Wochen zählen ab der, in der du anfängst; verschieb sie, bis sie zu deinem Termin passen.',
  lists: [
    {
      name: 'Zwei Monate vorher',
      goals: [
        {
          name: 'Kündigen und die Kündigung schriftlich bestätigen lassen',
          note: 'Vorher die Frist im Vertrag nachsehen.',
        },
        'Entscheiden: Umzugsfirma oder Freunde mit Transporter',
        { name: 'Drei Umzugsfirmen um ein Angebot bitten', note: '[ ] Erste\n[ ] Zweite\n[ ] Dritte' },
        'Neue Zimmer, Türen und Treppenhaus ausmessen',
        'Urlaub für den Umzugstag nehmen',
      ],
    },
    {
      name: 'Papiere',
      goals: [
        {
          name: 'Die neue Adresse mitteilen',
          note: '[ ] Einwohnermeldeamt\n[ ] Bank\n[ ] Versicherungen\n[ ] Arbeitgeber\n[ ] Arztpraxis\n[ ] Schule oder Kita',
        },
        'Nachsendeauftrag stellen',
        'Strom, Heizung und Internet ummelden',
        'Prüfen, was die Versicherung beim Umzug abdeckt',
      ],
    },
    {
      name: 'Packen',
      goals: [
        'Zuerst Keller und Dachboden aussortieren',
        'Verkaufen oder verschenken, was nicht mitkommt',
        {
          name: 'Zimmer für Zimmer packen, jede Kiste mit Nummer',
          subgoals: [
            'Bücher und Wintersachen',
            'Küche, bis auf eine Pfanne',
            'Schlafzimmer',
            'Werkzeug zuletzt: Es wird zuerst gebraucht',
          ],
        },
        {
          name: 'Eine Tasche für die erste Nacht',
          note: 'Schlüssel, Papiere, Ladegeräte, Handtücher, Kaffee.',
        },
      ],
    },
    {
      name: 'Der Tag',
      goals: [
        'Zähler in beiden Wohnungen ablesen und fotografieren',
        'Parkplatz für den Transporter freihalten',
        'Essen und Trinken für alle, die tragen',
        'Alte Schlüssel übergeben, mit Protokoll über den Zustand',
      ],
    },
    {
      name: 'Angekommen',
      goals: [
        'Erst die Betten, dann die Kaffeemaschine',
        'Bei den Nachbarn vorstellen',
        'Kaution zurückbekommen',
        'Die Bilder aufhängen, bevor das Jahr vorbei ist',
      ],
    },
  ],
};
