import type { ClimbWords } from '../climb-words.ts';

export const novelDraft: ClimbWords = {
  name: 'Die erste Fassung eines Romans in einem halben Jahr',
  description:
    'Für alle, die schon lange eine Geschichte mit sich herumtragen. Vier Wochen vorbereiten, zwanzig schreiben, zwei abschließen: Mit 500 Wörtern an fünf Tagen pro Woche entsteht eine Fassung von rund 50 000 Wörtern. Sie wird schlecht sein, aber ganz; überarbeitet wird danach.',
  steps: [
    {
      name: 'Die Geschichte gut genug kennen, um anzufangen',
      description:
        'Am Ende der Vorbereitung weißt du, wer etwas will, was im Weg steht und wie es ausgeht. Beim Schreiben darf sich alles ändern.',
      label: 'Monat 1',
    },
    {
      name: 'Die Stunde und den Ort wählen, die dem Schreiben gehören',
      description:
        'An fünf Tagen pro Woche dieselbe halbe oder ganze Stunde, an einem Tisch, den du so liegen lassen kannst. Früh ist sicherer als spät, denn ein Tag nimmt sich, was er kriegt. Sag zu Hause, was eine geschlossene Tür bedeutet.',
      label: 'Tag 1',
    },
    {
      name: 'In zwei Sätzen sagen, wer was will und was im Weg steht',
      description:
        'Schreib zwanzig Versionen und wirf neunzehn weg. Eine gute hat eine Person, einen Wunsch, ein Hindernis und einen Preis. Lies sie jemandem vor: Kommt die Frage „Und dann?“, behalt sie.',
      notes: '[Name] will …\nAber …',
      label: 'Woche 1',
    },
    {
      name: 'Jede Hauptfigur eine Seite über sich schreiben lassen',
      description:
        'In ihrer eigenen Stimme, über einen Tag, an dem nichts passiert ist. Du suchst drei Dinge: was sie will, was sie fürchtet, worüber sie lügt. Zwei bis vier Figuren reichen völlig.',
      notes: 'Will:\nFürchtet:\nLügt über:',
      label: 'Woche 2',
    },
    {
      name: 'Die erste und die letzte Szene als Skizze schreiben',
      description:
        'Je eine halbe Seite, schnell. Die erste zeigt einen normalen Tag mit einem Riss, die letzte, wer sich verändert hat. Damit hast du zwei Ufer; die Fassung ist die Brücke.',
      label: 'Woche 3',
    },
    {
      name: 'Vierzig Szenen auflisten, je eine Zeile',
      description:
        'Jede Zeile: wer trifft wen, wo, und was ist danach anders? Markier die drei Wendepunkte: kein Zurück, alles scheint verloren, die Entscheidung. Auf Klebezetteln lassen sie sich verschieben.',
      label: 'Woche 4',
    },
    {
      name: '2500 Wörter schreiben, an fünf Tagen',
      description:
        'Der Anfang: Menschen, Ort, der Riss, der erste Schritt, hinter den keiner zurückkann. Lies nicht weiter zurück als bis zum letzten Absatz und verbessere nichts. Hör mitten im Satz auf; dann weißt du morgen, wie es weitergeht.',
      notes: 'Wörter Mo bis Fr:\nNächste Szene:',
      label: 'Erstes Viertel',
    },
    {
      name: 'Die ersten 500 Wörter schreiben',
      description:
        'Sie werden sowieso ersetzt, also fang irgendwo an: mit einer Stimme, einer Tür, einem Streit. Stell einen Wecker auf vierzig Minuten und bleib in Bewegung. Schreib das Datum darunter.',
      label: 'Die erste Seite',
    },
    {
      name: '2500 Wörter schreiben, an fünf Tagen',
      description:
        'Die Hindernisse wachsen. Langweilt dich eine Szene, lass jemandem etwas misslingen oder jemanden hereinkommen, der nicht da sein dürfte. Notier Änderungen für frühere Kapitel auf einer Liste und schreib weiter, als wären sie gemacht.',
      notes: 'Wörter Mo bis Fr:\nSpäter ändern:',
      label: 'Zweites Viertel',
    },
    {
      name: 'Ausdrucken, was da ist, in der Hand wiegen und nicht lesen',
      description:
        'Rund 25 000 Wörter, etwa hundert Seiten. Leg den Stapel neben den Schreibtisch. Zweifel gehören an dieser Stelle dazu: Fast alle wollen hier etwas Neues anfangen.',
      label: 'Halbzeit',
    },
    {
      name: '2500 Wörter schreiben, an fünf Tagen',
      description:
        'Von der Mitte bis dorthin, wo alles verloren scheint. Sieh die Szenenliste noch einmal an und streich, was die Geschichte nicht mehr braucht. Wenn du feststeckst, spring zu der Szene, auf die du dich freust.',
      notes: 'Wörter Mo bis Fr:\nSzenen, die wegfallen:',
      label: 'Drittes Viertel',
    },
    {
      name: 'Das Ende in Sicht haben',
      description:
        'Die meisten, die einen Roman beginnen, kommen nie bis zum letzten Kapitel. Der Unterschied liegt selten am Talent, sondern an fünf halben Stunden pro Woche, ein halbes Jahr lang.',
      label: 'Monat 6',
    },
    {
      name: '2500 Wörter schreiben, an fünf Tagen',
      description:
        'Die Entscheidung, ihr Preis und was bleibt. Das Ende ist in ersten Fassungen oft zu kurz: Bleib in der Szene, lass die Leute einander antworten.',
      notes: 'Wörter Mo bis Fr:\nWas noch beantwortet werden muss:',
      label: 'Letztes Viertel',
    },
    {
      name: 'Die Löcher mit je einem Satz füllen',
      description:
        'Überall, wo „hier Streit“ oder „nachschlagen“ steht, schreib einen einfachen Satz, der sagt, was passiert. Die Fassung soll von vorn bis hinten lesbar sein, nicht schön.',
      label: 'Woche 25',
    },
    {
      name: '„Ende“ schreiben und zwei Kopien machen',
      description:
        'Eine davon an einem anderen Ort. Dann geh mit jemandem essen, der die geschlossene Tür ertragen hat.',
      label: 'Gipfel',
    },
    {
      name: 'Die Fassung in die Schublade legen und drei Fragen aufschreiben',
      description:
        'Sie muss mindestens vier Wochen liegen, bevor du sie liest; erst der Abstand macht dich zur Leserin oder zum Leser. Schreib jetzt auf, was du dann wissen willst, und plane das Datum der ersten Lektüre ein.',
      notes: 'Was ich beim Lesen wissen will:\nIch lese ab dem …',
      label: 'Woche 26',
    },
  ],
};
