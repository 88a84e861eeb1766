import type { ClimbWords } from '../climb-words.ts';

export const firstGardenYear: ClimbWords = {
  name: 'Ein erstes Gartenjahr',
  description:
    'Für den Anfang mit einem Beet von vier bis sechs Quadratmetern oder ein paar großen Kübeln. Fang in der ersten Februarwoche an und folge den Monaten bis in den Januar; sie gelten für die gemäßigten Breiten im Norden, mit dem letzten Frost um Mitte Mai. In milden Lagen geht es zwei bis drei Wochen früher los, im Bergland später; auf der Südhalbkugel verschiebt sich alles um ein halbes Jahr.',
  steps: [
    {
      name: 'Schauen, messen und planen',
      description:
        'Noch wächst nichts, also hast du Zeit für die wichtigsten Fragen: wohin die Sonne fällt, wie der Boden ist, was du gern isst.',
      label: 'Februar',
    },
    {
      name: 'Einen Tag lang beobachten, wohin die Sonne fällt',
      description:
        'Schau um neun, um zwölf, um drei und um fünf und zeichne den Schatten in eine Skizze ein. Gemüse will im Sommer sechs Stunden Sonne; sie steht dann höher als jetzt. Salat, Mangold und Kräuter wie Petersilie kommen mit vier aus.',
      label: 'Tag 1',
    },
    {
      name: 'Den Boden mit den Händen prüfen',
      description:
        'Grab ein spatentiefes Loch. Zerfällt ein feuchter Klumpen (Sand), klebt er (Lehm) oder krümelt er (gut)? Lass den Boden in Städten und auf alten Gewerbeflächen auf Blei prüfen, oder nimm Kübel mit gekaufter Erde.',
      label: 'Tag 8',
    },
    {
      name: 'Fünf Gemüse auswählen und das Beet zeichnen',
      description:
        'Fünf reichen völlig: zum Beispiel Radieschen, Salat, Buschbohnen, Zucchini, Tomaten. Lies auf der Packung, wie viel Platz jedes will, und glaub es. Frag in der Nachbarschaft, was hier gut wächst und was die Schnecken fressen.',
      notes: '1\n2\n3\n4\n5',
      label: 'Februar',
    },
    {
      name: 'Saatgut, Kompost und fünf Werkzeuge besorgen',
      description:
        'Spaten, Harke, Handschaufel, Gießkanne, Handschuhe. Nimm torffreie Erde. Von samenfesten Sorten kannst du im Herbst Saatgut ernten, von Hybriden (F1) nicht sortenecht.',
      notes:
        '[ ] Saatgut der fünf\n[ ] Torffreie Erde\n[ ] Spaten, Harke, Handschaufel\n[ ] Gießkanne, Handschuhe',
      label: 'Februar',
    },
    {
      name: 'Das Beet vorbereiten und drinnen Tomaten säen',
      description:
        'Warte, bis die Erde nicht mehr an den Stiefeln klebt. Zieh die Wurzeln von Quecke und Winde ganz heraus, lockere den Boden, verteil zwei bis drei Zentimeter Kompost. Tomaten keimen ab Monatsmitte auf einer hellen Fensterbank bei rund 20 Grad.',
      notes: '[ ] Wurzeln gezogen\n[ ] Boden gelockert\n[ ] Kompost verteilt\n[ ] Tomaten gesät',
      label: 'März',
    },
    {
      name: 'Radieschen, Spinat und Erbsen draußen säen',
      description:
        'Sobald der Boden nicht mehr gefroren oder klatschnass ist. Radieschen einen Zentimeter tief im Abstand von drei; Erbsen drei bis fünf tief, mit Reisig zum Klettern. Deck sie in Frostnächten mit Vlies ab.',
      label: 'Ende März',
    },
    {
      name: 'Alle zwei Wochen etwas säen und früh gegen Schnecken vorgehen',
      description:
        'Salat, Möhren und Mangold dürfen jetzt hinaus. Eine kurze Reihe alle zwei Wochen gibt jeden Tag einen Salat statt zwanzig auf einmal. Sammle Schnecken am Abend und leg ein Brett aus, unter dem sie sich verstecken.',
      notes: '[ ] Erster Salat\n[ ] Möhren und Mangold\n[ ] Zweite Reihe nach zwei Wochen',
      label: 'April',
    },
    {
      name: 'Tomaten vereinzeln und an den Wind gewöhnen',
      description:
        'Eine Pflanze pro Topf, sobald sie zwei richtige Blätter hat, bis zu den Keimblättern eingesetzt. Stell sie ab Monatsende an milden Tagen hinaus, erst eine Stunde in den Schatten, dann länger; nachts wieder herein.',
      label: 'Mitte April',
    },
    {
      name: 'Auspflanzen, was den Frost fürchtet',
      description:
        'Nach den Eisheiligen Mitte Mai, wenn kein Frost mehr gemeldet ist: Tomaten, Zucchini, Bohnen. Tomaten tief und an einen Stab, einen halben Meter auseinander, möglichst unter ein Dach; eine Zucchini braucht einen ganzen Quadratmeter.',
      notes:
        '[ ] Kein Frost gemeldet\n[ ] Tomaten am Stab\n[ ] Eine Zucchini, nicht drei\n[ ] Bohnen, drei Zentimeter tief',
      label: 'Mai',
    },
    {
      name: 'Zum ersten Mal etwas ernten',
      description:
        'Das erste Radieschen ist vier bis sechs Wochen nach der Aussaat so weit. Iss es gleich im Garten. Fotografier das Beet jeden Monat von derselben Stelle.',
      label: 'Frühjahr',
    },
    {
      name: 'Kräftig gießen, mulchen und anbinden',
      description:
        'Bei Trockenheit lieber zweimal pro Woche zwanzig Liter pro Quadratmeter als täglich ein wenig, morgens und auf die Erde, nie auf die Blätter. Drei Zentimeter trockener Rasenschnitt halten die Feuchtigkeit. Brich bei Tomaten einmal pro Woche die Seitentriebe aus den Blattachseln.',
      notes: '[ ] Gemulcht\n[ ] Tomaten angebunden und ausgegeizt\n[ ] Jemand gießt in den Ferien',
      label: 'Juni',
    },
    {
      name: 'Einmal durch den Garten gehen und tun, was ich sehe',
      description:
        'Eine halbe Stunde, mit Korb, Schnur und Messer. Zupf Unkraut, solange es klein ist, ernte, was reif ist, schau unter die Blätter. Ein Garten lebt mehr vom regelmäßigen Hinsehen als von langen Samstagen.',
      notes: 'Geerntet:\nGesehen:',
      label: 'Juni und Juli',
    },
    {
      name: 'Jung ernten und für den Herbst säen',
      description:
        'Zucchini in Handlänge, Bohnen, bevor die Kerne schwellen: Wer pflückt, bekommt mehr. Füll Lücken bis Monatsmitte mit Mangold, Endivie oder Fenchel, Grünkohl als Jungpflanze.',
      notes: '[ ] Lücken gefüllt\n[ ] Zucchini klein geerntet',
      label: 'Juli',
    },
    {
      name: 'Haltbar machen, was zu viel ist, und Feldsalat säen',
      description:
        'Koch Tomaten ein, frier Bohnen nach drei Minuten Kochen ein, verschenk Zucchini. Säe ab Monatsmitte Feldsalat und Spinat. Kapp die Spitzen der Tomaten: Was jetzt noch ansetzt, wird nicht mehr reif.',
      notes: '[ ] Etwas haltbar gemacht\n[ ] Etwas verschenkt\n[ ] Feldsalat gesät',
      label: 'August',
    },
    {
      name: 'Saatgut von den besten Pflanzen nehmen',
      description:
        'Lass eine Bohne und einen Salat ganz ausreifen, trockne die Samen zwei Wochen, schreib Sorte und Jahr auf die Papiertüte. Tomatensamen im Sieb abspülen und auf Papier trocknen. Nur von samenfesten Sorten.',
      notes: '[ ] Bohnen\n[ ] Salat\n[ ] Tomaten',
      label: 'September',
    },
    {
      name: 'Die Sommerkulturen abräumen und Knoblauch stecken',
      description:
        'Hol grüne Tomaten vor dem ersten Frost herein; sie reifen in der Schublade nach. Schneid Bohnen ab und lass die Wurzeln im Boden, sie düngen ihn. Knoblauchzehen fünf Zentimeter tief, fünfzehn auseinander, Spitze nach oben.',
      notes: '[ ] Grüne Tomaten drinnen\n[ ] Knoblauch gesteckt\n[ ] Kranke Pflanzen nicht auf den Kompost',
      label: 'Oktober',
    },
    {
      name: 'Den Boden zudecken und die Werkzeuge putzen',
      description:
        'Laub oder Stroh aufs Beet, damit es nie nackt liegt. Lass einige Stängel stehen: Darin überwintern Insekten. Leer Gießkanne und Schlauch, bevor es friert.',
      notes: '[ ] Beet abgedeckt\n[ ] Werkzeug sauber und geölt\n[ ] Wasser abgestellt',
      label: 'November',
    },
    {
      name: 'Feldsalat ernten und das Gartenjahr nachlesen',
      description:
        'Schneid ihn an einem frostfreien Tag über der Wurzel. Leg die Bilder des Jahres nebeneinander und schreib drei Dinge auf: gut gewachsen, lästig, nächstes Jahr wieder.',
      notes: 'Gut gewachsen:\nLästig:\nNächstes Jahr wieder:',
      label: 'Dezember',
    },
    {
      name: 'Das Beet für das zweite Jahr zeichnen',
      description:
        'Lass die Familien wandern: Wo Tomaten standen, kommen Bohnen oder Salat hin; Kohl nie zweimal an dieselbe Stelle. Ein neues Gemüse pro Jahr genügt, um mit Freude Neuling zu bleiben.',
      notes: 'Neu in diesem Jahr:\nZieht um nach:',
      label: 'Gipfel',
    },
  ],
};
