import type { ClimbWords } from '../climb-words.ts';

export const couchTo5k: ClimbWords = {
  name: 'Vom Sofa zu 5 km in 9 Wochen',
  description:
    'Für alle, die noch nicht oder nicht mehr laufen. Drei Einheiten pro Woche von dreißig bis fünfzig Minuten, und nach neun Wochen läufst du fünf Kilometer ohne Pause, in einem Tempo, bei dem du reden kannst. Ersetzt keinen Arztbesuch: Lass dich vorher beraten, wenn du über 45 bist, dich jahrelang kaum bewegt hast, schwanger bist oder von einer Krankheit weißt.',
  steps: [
    {
      name: '1 Minute laufen, 2 Minuten gehen, 8-mal',
      description:
        'Geh vorher fünf Minuten zügig und am Ende noch einmal fünf; das gilt für jeden Lauf. Lauf so langsam, dass du in ganzen Sätzen reden könntest. Wer außer Atem kommt, ist zu schnell, nicht zu untrainiert.',
      notes: '[ ] Schuhe, die nicht drücken\n[ ] Vorher fünf Minuten gehen\n[ ] Danach fünf Minuten gehen',
      label: 'Woche 1, Lauf 1',
    },
    {
      name: 'Noch einmal 1 Minute laufen, 2 Minuten gehen, 8-mal',
      description:
        'Ein leichtes Ziehen in den Waden ist normal. Mach kurze Schritte und setz den Fuß unter dem Körper auf, nicht davor.',
      label: 'Woche 1, Lauf 2',
    },
    {
      name: '1 Minute laufen, 90 Sekunden gehen, 8-mal',
      description:
        'Nur die Pausen werden kürzer. Lass die Schultern sinken, öffne die Hände, schau zwanzig Meter voraus.',
      label: 'Woche 1, Lauf 3',
    },
    {
      name: 'Woche 1 abschließen und drei feste Lauftage wählen',
      description:
        'Such dir drei Tage mit je einem Ruhetag dazwischen und sag zu Hause Bescheid. An Ruhetagen wirst du stärker; Gehen und Radfahren sind erlaubt. Wenn Knie oder Fersen schmerzen, lass sie in dieser Woche ansehen.',
      label: 'Woche 1',
    },
    {
      name: '90 Sekunden laufen, 2 Minuten gehen, 7-mal',
      description:
        'Die erste Hälfte darf sich fast zu leicht anfühlen. Wenn du Musik hörst, nimm langsamere, als dir lieb ist.',
      label: 'Woche 2, Lauf 1',
    },
    {
      name: '90 Sekunden laufen, 90 Sekunden gehen, 8-mal',
      description:
        'Atme, wie es kommt; einen Takt brauchst du nicht. Seitenstechen vergeht, wenn du langsamer wirst und lang ausatmest.',
      label: 'Woche 2, Lauf 2',
    },
    {
      name: '2 Minuten laufen, 2 Minuten gehen, 6-mal',
      description:
        'Zwei Minuten sind doppelt so viel wie am Anfang. Lauf das letzte Stück so langsam wie das erste.',
      label: 'Woche 2, Lauf 3',
    },
    {
      name: 'Woche 2 abschließen und entscheiden: weiter oder noch einmal',
      description:
        'Geh weiter, wenn noch eine Wiederholung möglich gewesen wäre. Tun Schienbeine oder Knie am Morgen danach weh, wiederhol die Woche. Das kostet sieben Tage, eine Verletzung zwei Monate.',
      label: 'Woche 2',
    },
    {
      name: '2 Minuten laufen, 90 Sekunden gehen, 7-mal',
      description:
        'Such dir eine Strecke ohne Kreuzungen, damit die Uhr die Pausen bestimmt und nicht die Ampel.',
      label: 'Woche 3, Lauf 1',
    },
    {
      name: '3 Minuten laufen, 2 Minuten gehen, 5-mal',
      description:
        'Beginn jedes Stück langsamer, als das letzte aufgehört hat. Drei Minuten sind nur in der dritten Minute lang.',
      label: 'Woche 3, Lauf 2',
    },
    {
      name: '3 Minuten laufen, 90 Sekunden gehen, 6-mal',
      description: 'Sprich in der Mitte jedes Stücks laut einen Satz. Reißt er ab, werde langsamer.',
      label: 'Woche 3, Lauf 3',
    },
    {
      name: 'Woche 3 abschließen und um die Schuhe kümmern',
      description:
        'Wenn du jetzt weißt, dass du dabeibleibst, lass deinen Laufstil im Fachgeschäft ansehen. Ein Schuh passt, wenn vor dem längsten Zeh eine Daumenbreite Platz ist.',
      label: 'Woche 3',
    },
    {
      name: '4 Minuten laufen, 2 Minuten gehen, 4-mal',
      description:
        'Zusammen sechzehn Minuten Laufen. Trink eine Stunde vorher ein Glas Wasser, statt eine Flasche mitzutragen.',
      label: 'Woche 4, Lauf 1',
    },
    {
      name: '5 Minuten laufen, 3 Minuten gehen, 3-mal',
      description: 'Deine ersten fünf Minuten am Stück. Bleib bei dem Tempo, in dem du reden kannst.',
      label: 'Woche 4, Lauf 2',
    },
    {
      name: '5 Minuten laufen, 2 Minuten gehen, 4-mal',
      description:
        'Wird das vierte Stück schwer, lauf es noch langsamer; hör nur vor der Zeit auf, wenn etwas schmerzt.',
      label: 'Woche 4, Lauf 3',
    },
    {
      name: 'Woche 4 abschließen: zwanzig Laufminuten in einer Einheit',
      description:
        'Fast die Hälfte ist geschafft. Schreib auf, wie sich der erste Lauf angefühlt hat und wie dieser. Den Satz brauchst du in Woche 6.',
      notes: 'Woche 1:\nWoche 4:',
      label: 'Woche 4',
    },
    {
      name: '6 Minuten laufen, 2 Minuten gehen, 3-mal',
      description:
        'Lauf dort, wo es flach ist. Hügel kommen dran, wenn die fünf Kilometer hinter dir liegen.',
      label: 'Woche 5, Lauf 1',
    },
    {
      name: '8 Minuten laufen, 3 Minuten gehen, 2-mal',
      description:
        'Nach etwa vier Minuten findet der Körper seinen Rhythmus. Warte auf diesen Moment, und werde nicht schneller, wenn er kommt.',
      label: 'Woche 5, Lauf 2',
    },
    {
      name: '8 Minuten laufen, 2 Minuten gehen, 3-mal',
      description:
        'Vierundzwanzig Minuten, so viel wie noch nie. Geh danach eine Weile langsam und lockere Waden und Oberschenkel.',
      label: 'Woche 5, Lauf 3',
    },
    {
      name: 'Woche 5 abschließen und entscheiden: weiter oder noch einmal',
      description:
        'Von hier an werden die Pausen selten. Bist du den ganzen Tag müde oder schläfst schlecht, wiederhol die Woche: Auch das ist Training.',
      label: 'Woche 5',
    },
    {
      name: '10 Minuten laufen, 3 Minuten gehen, 2-mal',
      description: 'Zehn Minuten am Stück. Denk nur bis zum Wendepunkt, nie an die ganze Strecke.',
      label: 'Woche 6, Lauf 1',
    },
    {
      name: '12 Minuten laufen, 3 Minuten gehen, 8 Minuten laufen',
      description:
        'Das lange Stück kommt zuerst, der Rest ist geschenkt. So langsam, dass du Leute anlächeln kannst.',
      label: 'Woche 6, Lauf 2',
    },
    {
      name: '15 Minuten ohne Pause laufen',
      description:
        'Ein einziges Stück, dann bist du fertig. Wenn du gehen musst, geh eine Minute und lauf weiter; es zählt.',
      label: 'Woche 6, Lauf 3',
    },
    {
      name: 'Woche 6 abschließen und den Satz aus Woche 4 lesen',
      description:
        'Vor sechs Wochen war es eine Minute, jetzt sind es fünfzehn. Herz und Lunge lernen schneller als Sehnen: Bleib langsam, auch wenn mehr ginge.',
      label: 'Woche 6',
    },
    {
      name: '12 Minuten laufen, 2 Minuten gehen, 2-mal',
      description: 'Ein ruhiger Anfang nach dem langen Stück.',
      label: 'Woche 7, Lauf 1',
    },
    {
      name: '18 Minuten ohne Pause laufen',
      description: 'Lauf die ersten drei Minuten so, als würdest du dich nur aufwärmen.',
      label: 'Woche 7, Lauf 2',
    },
    {
      name: '20 Minuten ohne Pause laufen',
      description:
        'Die meisten schaffen in dieser Zeit zwischen zweieinhalb und dreieinhalb Kilometer. Miss noch nicht; es zählen die Minuten.',
      label: 'Woche 7, Lauf 3',
    },
    {
      name: 'Woche 7 abschließen und eine 5-km-Strecke suchen',
      description:
        'Miss sie auf der Karte oder mit dem Rad ab: flach, mit ebenem Boden und einem Ziel, an dem man stolz sein kann. In zwei Wochen läufst du sie.',
      label: 'Woche 7',
    },
    {
      name: '22 Minuten ohne Pause laufen',
      description:
        'Die Pausen sind vorbei. Wenn der Kopf aufhören will, lauf bis zur nächsten Laterne und frag noch einmal.',
      label: 'Woche 8, Lauf 1',
    },
    {
      name: '25 Minuten ohne Pause laufen',
      description: 'Finde heraus, zu welcher Tageszeit es dir am leichtesten fällt, und schreib es auf.',
      label: 'Woche 8, Lauf 2',
    },
    {
      name: '28 Minuten ohne Pause laufen',
      description: 'Probier die erste Hälfte deiner 5-km-Strecke aus. Beginn noch langsamer als sonst.',
      label: 'Woche 8, Lauf 3',
    },
    {
      name: 'Woche 8 abschließen und genug schlafen',
      description:
        'Die letzte Woche verlangt weniger, als du fürchtest. Zwei gute Nächte vor dem dritten Lauf helfen mehr als eine Einheit zusätzlich.',
      label: 'Woche 8',
    },
    {
      name: '32 Minuten ohne Pause laufen',
      description: 'Für viele sind das vier bis viereinhalb Kilometer. Hör auf, solange noch etwas ginge.',
      label: 'Woche 9, Lauf 1',
    },
    {
      name: '20 lockere Minuten laufen',
      description: 'Nur, damit die Beine wach bleiben. Danach ruhst du dich bis Sonntag aus.',
      label: 'Woche 9, Lauf 2',
    },
    {
      name: '5 km ohne Pause laufen',
      description:
        'Rechne mit 35 bis 45 Minuten; die Zeit spielt heute keine Rolle. Lauf den ersten Kilometer am langsamsten und den letzten, wie du magst. Geh danach zehn Minuten, dann feiere.',
      label: 'Woche 9, Lauf 3',
    },
    {
      name: 'Woche 9 abschließen und entscheiden, wie es weitergeht',
      description:
        'Ruh dich erst zwei Tage aus. Drei Läufe von dreißig Minuten pro Woche erhalten, was du hast. Willst du mehr, leg pro Woche höchstens ein Zehntel zu, erst an Länge, später an Tempo.',
      label: 'Woche 9',
    },
    {
      name: 'Ein zweites Mal 5 km laufen, in Begleitung',
      description:
        'Mit jemandem aus deinem Umfeld oder bei einem Volkslauf. Das erste Mal war der Beweis, das zweite ist Gewohnheit: Von jetzt an kannst du das einfach.',
      label: 'Gipfel',
    },
  ],
};
