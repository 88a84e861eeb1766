import type { ClimbWords } from '../climb-words.ts';

export const halfMarathon: ClimbWords = {
  name: 'Halbmarathon in 12 Wochen',
  description:
    'Für alle, die schon dreimal pro Woche laufen und eine Stunde oder zehn Kilometer ohne Pause schaffen. Vier Läufe pro Woche bringen dich zu 21,1 Kilometern; gut ankommen ist wichtiger als eine schnelle Zeit. Ersetzt weder ärztlichen Rat noch eine Trainerin oder einen Trainer: Lass Herz und Gelenke vorher prüfen, wenn dir je etwas Sorgen gemacht hat.',
  steps: [
    {
      name: 'Einen Halbmarathon laufen',
      description:
        'Such dir einen Lauf zwölf Wochen nach deinem Start, sodass der zwölfte Sonntag der Wettkampftag ist. Ist der Lauf früher, fang früher an, aber lass keine Wochen aus. Liegt er im nächsten Jahr, verschieb dieses Ziel dorthin.',
      label: 'Gipfel',
    },
    {
      name: '24 km in vier Läufen',
      description:
        'Zwei lockere Läufe von 30 Minuten, einer von 35 mit vier Steigerungen von 20 Sekunden am Ende, ein langer. Locker heißt: Du kannst reden. Nach dem langen Lauf kommt ein Tag Pause.',
      label: 'Woche 1',
    },
    {
      name: 'Zum Lauf anmelden und im Zweifel ärztlichen Rat holen',
      description:
        'Eine bezahlte Startnummer ist der beste Trainingspartner. Frag vorher eine Ärztin oder einen Arzt, wenn du Druck auf der Brust spürst, dir beim Laufen schwindlig wird, du Herzmedikamente nimmst oder ein Schmerz nicht vergeht.',
      label: 'Woche 1',
    },
    {
      name: 'Langer Lauf: 10 km',
      description:
        'Anderthalb Minuten pro Kilometer langsamer, als du zehn Kilometer im Wettkampf laufen würdest. Beim langen Lauf zählt die Zeit auf den Beinen, nicht das Tempo.',
      label: 'Langer Lauf',
    },
    {
      name: '27 km laufen, darin einmal 6 × 2 Minuten zügig',
      description:
        'Nach 15 lockeren Minuten: zwei Minuten zügig, zwei Minuten traben, sechsmal, dann 10 Minuten locker. Zügig heißt: Du kannst noch drei Wörter sagen.',
      label: 'Woche 2',
    },
    {
      name: 'Langer Lauf: 11 km',
      description:
        'Such dir für mindestens die Hälfte weichen Boden. Trink, wenn du zurück bist, und iss innerhalb einer Stunde.',
      label: 'Langer Lauf',
    },
    {
      name: '29 km laufen und zweimal Hüfte und Waden kräftigen',
      description:
        'Zweimal pro Woche nach einem lockeren Lauf: je Bein 15-mal auf die Zehen, 10 einbeinige Brücken, je Seite 30 Sekunden Seitstütz, zwei Runden. Das dauert zehn Minuten und schont die Knie.',
      label: 'Woche 3',
    },
    {
      name: 'Langer Lauf: 12,5 km',
      description:
        'Geh nach jeder halben Stunde eine Minute, wenn du magst. Viele kommen so durch den ganzen Halbmarathon.',
      label: 'Langer Lauf',
    },
    {
      name: 'Eine leichte Woche: 22 km in drei Läufen',
      description:
        'Jede vierte Woche ist leichter, denn der Körper wächst in den Pausen. Diese Woche nichts Zügiges, auch wenn dir danach ist.',
      label: 'Woche 4, leicht',
    },
    {
      name: 'Lockerer Lauf: 9 km',
      description: 'Lass die Uhr zu Hause.',
      label: 'Langer Lauf',
    },
    {
      name: 'Ohne Eile bis zu einem langen Lauf von 14 km kommen',
      description:
        'Die erste Strecke, die kaum jemand zufällig läuft. Kommst du mit Reserven an, ist der Halbmarathon in Reichweite.',
      label: 'Etappe',
    },
    {
      name: '31 km laufen, darin einmal 20 Minuten zügig',
      description:
        '15 Minuten locker, 20 Minuten in einem Tempo, das du eine Stunde halten könntest, 10 Minuten locker. Es soll anstrengend sein, aber ruhig, nie ein Sprint.',
      label: 'Woche 5',
    },
    {
      name: 'Langer Lauf: 14 km',
      description:
        'Zieh die Socken und das Shirt an, in denen du antreten willst. Was heute scheuert, blutet bei 21 Kilometern.',
      label: 'Langer Lauf',
    },
    {
      name: '34 km laufen und Verpflegung unterwegs testen',
      description:
        'Ab etwa 75 Minuten brauchen die meisten 30 bis 60 Gramm Kohlenhydrate pro Stunde. Teste Gels, Datteln oder gesüßten Tee im Training; am Wettkampftag nie etwas Neues.',
      label: 'Woche 6',
    },
    {
      name: 'Langer Lauf: 15,5 km',
      description:
        'Iss und trink so wie später im Wettkampf. Lauf die letzten zwei Kilometer etwas schneller als die ersten.',
      label: 'Langer Lauf',
    },
    {
      name: '36 km laufen, darin einmal 3 × 10 Minuten im Wettkampftempo',
      description:
        'Wettkampftempo ist das, was du über 21 Kilometer halten könntest: etwa 20 bis 30 Sekunden pro Kilometer langsamer als über zehn. Dazwischen je drei lockere Minuten.',
      label: 'Woche 7',
    },
    {
      name: 'Langer Lauf: 17 km',
      description: 'Schau vorher, wo du Wasser bekommst. Sag jemandem, welchen Weg du nimmst.',
      label: 'Langer Lauf',
    },
    {
      name: 'Eine leichte Woche: 25 km in drei Läufen',
      description:
        'Schlaf eine Stunde mehr, lass die Beine massieren, prüf die Schuhe: Nach 600 bis 800 Kilometern sind sie durch. Neue kaufst du jetzt, nicht in der Wettkampfwoche.',
      label: 'Woche 8, leicht',
    },
    {
      name: '10 km als Test laufen, gern bei einem kleinen Lauf',
      description:
        'Zehn Minuten einlaufen, dann gleichmäßig laufen. Deine Zeit mal 2,2 plus ein paar Minuten ist ein vernünftiges Ziel für den Halbmarathon.',
      notes: 'Zeit über 10 km:\nMein Ziel für 21,1 km:',
      label: 'Test',
    },
    {
      name: '38 km in vier Läufen',
      description:
        'Die zwei schwersten Wochen beginnen. Hör auf, wenn ein Schmerz deinen Laufstil verändert, und warte, bis er weg ist; Muskelkater darf bleiben.',
      label: 'Woche 9',
    },
    {
      name: 'Langer Lauf: 18 km',
      description: 'Lauf die mittleren sechs Kilometer im Wettkampftempo, die anderen locker.',
      label: 'Langer Lauf',
    },
    {
      name: 'Gesund und ausgeruht durch die langen Läufe kommen',
      description:
        'Von hier an ist Gesundheit mehr wert als Kilometer. Ein verpasster Lauf ist verpasst; man holt ihn am nächsten Tag nicht nach.',
      label: 'Etappe',
    },
    {
      name: '40 km laufen, die längste Woche von allen',
      description:
        'Nach dieser Woche macht dich nichts mehr schneller für den Wettkampf, vieles aber langsamer.',
      label: 'Woche 10',
    },
    {
      name: 'Langer Lauf: 19 km',
      description:
        'Der letzte lange, zur Uhrzeit des Wettkampfs. Üb auch das Frühstück: zwei bis drei Stunden vorher, etwas Vertrautes.',
      label: 'Langer Lauf',
    },
    {
      name: 'Ein Drittel weniger laufen: 26 km',
      description:
        'Kürzere Läufe, dieselben Tage, ein paar zügige Minuten. Dass du dich jetzt schwer und unruhig fühlst, ist normal.',
      label: 'Woche 11',
    },
    {
      name: 'Lockerer Lauf: 12 km',
      description: 'Drei der Kilometer im Wettkampftempo, um dich zu erinnern, wie es sich anfühlt.',
      label: 'Langer Lauf',
    },
    {
      name: 'Vor dem Wettkampf nur zweimal laufen, je 30 lockere Minuten',
      description:
        'Am Dienstag und Donnerstag, mit drei kurzen Steigerungen. Iss wie immer, in den letzten zwei Tagen etwas mehr Brot, Reis oder Nudeln, und schon am Samstag die Beine.',
      label: 'Wettkampfwoche',
    },
    {
      name: 'Alles bereitlegen und den Weg zum Start ansehen',
      description:
        'Eine halbe Stunde, danach etwas, das nichts mit Laufen zu tun hat. Eine schlechte Nacht vor dem Lauf schadet nicht; wichtiger ist die davor.',
      notes:
        '[ ] Startnummer und Nadeln\n[ ] Eingelaufene Schuhe und Socken\n[ ] Pflaster oder Creme, wo es scheuert\n[ ] Verpflegung für unterwegs\n[ ] Ein alter Pullover zum Warten\n[ ] Trockene Kleidung für danach',
      label: 'Tag davor',
    },
    {
      name: '21,1 km laufen',
      description:
        'Lauf die ersten fünf Kilometer zehn Sekunden pro Kilometer langsamer als geplant. Trink an jeder Station ein paar Schlucke. Ab Kilometer 16 ist es für alle schwer: Zähl Kilometer, nicht die Stellen, die wehtun.',
      label: 'Wettkampftag',
    },
  ],
};
