import type { TemplateWords } from '../template-words.ts';

export const productLaunch: TemplateWords = {
  name: 'Produktstart',
  about:
    'Von einem Produkt, das funktioniert, zu Menschen, die es benutzen. Fang acht Wochen vor dem Tag an; alles, was an ihm hängt, ist von dort zurückgerechnet.',
  lists: [
    {
      name: 'Entscheiden',
      goals: [
        'Am gewählten Tag starten',
        'In einem Satz sagen, für wen es ist und was es für sie tut',
        'Aufschreiben, was nicht in der ersten Version ist',
        'Zwei Zahlen wählen, an denen wir erkennen, ob es geklappt hat',
        'Eine Person bestimmen, die bei verschiedenen Meinungen entscheidet',
      ],
    },
    {
      name: 'Fertig machen',
      goals: [
        'Fünf Leute benutzen lassen und dabei schweigen',
        'Die drei Dinge beheben, an denen sie hängen blieben',
        'Die Hilfe schreiben, die ihre Fragen beantwortet',
        'Ausprobieren, was bei hundertmal so vielen Nutzern passiert',
        {
          name: 'Üben, eine schlechte Version zurückzunehmen',
          note: 'Wer merkt es, wer entscheidet, wer macht es, wie lange dauert es?',
        },
      ],
    },
    {
      name: 'Bekannt machen',
      goals: [
        'Die Seite schreiben, die es erklärt',
        'Bilder machen, die es im Einsatz zeigen',
        'Zwanzig Leuten schreiben, die danach gefragt haben',
        {
          name: 'Vorbereiten, was am Tag verschickt wird',
          note: '[ ] Brief an Abonnenten\n[ ] Mitteilung für die Presse\n[ ] Beiträge\n[ ] Antworten auf die zehn wahrscheinlichsten Fragen',
        },
      ],
    },
    {
      name: 'Der Tag und danach',
      goals: [
        'Zwei Leute beantworten jede Nachricht innerhalb einer Stunde',
        'Jeden Abend aufschreiben, was uns überrascht hat',
        'Die zwei Zahlen ansehen und entscheiden, was als Nächstes kommt',
        'Allen danken, die geholfen haben, mit Namen',
      ],
    },
  ],
};
