import type { ClimbWords } from '../climb-words.ts';

export const languageToA1: ClimbWords = {
  name: 'Eine neue Sprache bis A1 in 90 Tagen',
  description:
    'Für den Anfang, mit einer halben Stunde am Tag. Nach neunzig Tagen kannst du dich vorstellen, einkaufen, nach dem Weg fragen und von deinem Tag erzählen: Niveau A1, rund 600 Wörter und die Gegenwart. Bei Sprachen mit anderer Schrift plane die doppelte Zeit ein; ein Zertifikat verlangt zusätzlich eine Prüfung.',
  steps: [
    {
      name: 'Mich vorstellen, ohne etwas nachzuschlagen',
      description:
        'Name, Wohnort, Arbeit, Familie, Vorlieben: zehn Sätze, die du in jeder Reihenfolge sagen kannst. Es ist das erste Gespräch mit allen, denen du in dieser Sprache je begegnest.',
      label: 'Monat 1',
    },
    {
      name: 'Einen Kurs, ein Wörterbuch und eine Hörquelle wählen',
      description:
        'Von jedem eins und neunzig Tage lang nichts anderes: Die Suche nach der besten Methode kostet mehr als eine mittelmäßige. Der Kurs sollte Ton, Übungen und etwa zwölf Lektionen bis A1 haben.',
      notes: 'Kurs:\nWörterbuch:\nZum Hören:\nWarum ich diese Sprache lerne:',
      label: 'Tag 1',
    },
    {
      name: 'Die Laute lernen, die es in meiner Sprache nicht gibt',
      description:
        'Hör einzelne Wörter, sprich sie laut nach, nimm dich auf und vergleich. Zehn Laute und zwanzig Wörter reichen heute. Eine gute Aussprache in der ersten Woche erspart dir Jahre.',
      label: 'Tag 2',
    },
    {
      name: 'Zehn Wörter lernen und die der letzten Tage wiederholen',
      description:
        'Zehn Minuten mit Karten, auf Papier oder in einer App, die in wachsenden Abständen fragt. Schreib jedes Wort mit einem kleinen Satz auf und sprich ihn laut. Wiederholen geht vor; wenn die Zeit knapp ist, lass die neuen weg.',
      label: 'Jeden Tag',
    },
    {
      name: 'Grüßen, danken, mich entschuldigen und bis zwanzig zählen',
      description:
        'Lektion 1 des Kurses in fünf Sitzungen von zwanzig Minuten. Sprich Zahlen laut, wo du sie siehst: an Haustüren, Preisschildern, Bussen.',
      label: 'Woche 1',
    },
    {
      name: 'Sagen, wer ich bin und woher ich komme',
      description:
        'Lektion 2: das Verb „sein“, Länder, Berufe, Fragen mit wer, wo und was. Schreib fünf Sätze über dich und lass sie verbessern.',
      label: 'Woche 2',
    },
    {
      name: 'Über Familie und Besitz sprechen',
      description:
        'Lektion 3: „haben“, mein und dein, Einzahl und Mehrzahl. Beschreib laut ein Familienfoto in acht Sätzen.',
      label: 'Woche 3',
    },
    {
      name: 'Essen und Trinken bestellen und bezahlen',
      description:
        'Lektion 4: höflich bitten, Preise, Zahlen bis hundert. Spiel die Szene zweimal, einmal als Gast und einmal als Bedienung.',
      label: 'Woche 4',
    },
    {
      name: 'Eine Minute über mich aufnehmen',
      description:
        'Ohne Zettel, ohne zweiten Versuch. Heb die Aufnahme auf: An Tag 90 wirst du darüber lächeln.',
      label: 'Etappe',
    },
    {
      name: 'Das erste Gespräch von einer Viertelstunde führen',
      description:
        'Im Tandem, mit einer Lehrkraft oder mit einem geduldigen Menschen aus der Nachbarschaft. Bereite zehn Fragen vor; wer fragt, bestimmt das Thema.',
      notes: 'Meine zehn Fragen:',
      label: 'Monat 2',
    },
    {
      name: 'Die Uhrzeit sagen und von meinem Tag erzählen',
      description:
        'Lektion 5: Uhrzeiten, Wochentage, regelmäßige Verben in der Gegenwart. Erzähl dir selbst, was du gerade tust: Ich stehe auf, ich koche Kaffee. Für die Karten reichen ab jetzt fünfzig neue Wörter pro Woche.',
      label: 'Woche 5',
    },
    {
      name: 'Nach dem Weg fragen und die Antwort verstehen',
      description:
        'Lektion 6: links, rechts, geradeaus, an der Ecke, Verkehrsmittel. Zeichne einen Plan deines Viertels und führ jemanden hindurch. Lern „Noch einmal und langsam, bitte“ so gut, dass du es im Schlaf sagen kannst.',
      label: 'Woche 6',
    },
    {
      name: 'Jemanden finden, mit dem ich einmal pro Woche spreche',
      description:
        'Tandem, Volkshochschule, Unterricht im Netz: eine halbe Stunde pro Woche genügt. Macht aus, dass nur verbessert wird, was das Verstehen stört.',
      label: 'Tag 40',
    },
    {
      name: 'Einkaufen: Kleidung, Farben, Größen, dieses und jenes',
      description:
        'Lektion 7: Adjektive und wie sie sich verändern. Nenn von zwanzig Dingen in deiner Wohnung Farbe und Zweck.',
      label: 'Woche 7',
    },
    {
      name: 'Sagen, was ich mag, kann und muss',
      description:
        'Lektion 8: die Verben für mögen, können, müssen und wollen und die Satzstellung dazu. Mit diesen vier kommst du um die meisten Wörter herum, die dir noch fehlen.',
      label: 'Woche 8',
    },
    {
      name: 'Die hundert häufigsten Wörter sicher können',
      description:
        'Such eine Häufigkeitsliste deiner Sprache und hak ab, was du kannst. Die hundert häufigsten Wörter machen etwa die Hälfte der Alltagssprache aus.',
      label: 'Tag 60',
    },
    {
      name: 'Drei Alltagssituationen ganz in der Sprache meistern',
      description:
        'Ein Laden, ein Anruf, ein Formular, ein Rezept, eine Nachricht: möglichst echt, sonst gespielt. Schreib auf, welcher Satz jeweils gefehlt hat, und lern ihn.',
      notes:
        'Situation 1, und was gefehlt hat:\nSituation 2, und was gefehlt hat:\nSituation 3, und was gefehlt hat:',
      label: 'Monat 3',
    },
    {
      name: 'Verabredungen treffen und kurze Nachrichten schreiben',
      description:
        'Lektion 9: Datum, Monate, Einladungen, zusagen und absagen. Stell dein Handy eine Woche lang auf die Sprache um, wenn du dich traust.',
      label: 'Woche 9',
    },
    {
      name: 'In einfachen Sätzen von gestern erzählen',
      description:
        'Lektion 10: die gebräuchlichste Vergangenheit und zehn unregelmäßige Verben. Jeden Abend drei Sätze über den Tag, auf Papier.',
      label: 'Woche 10',
    },
    {
      name: 'Eine Wohnung beschreiben und in der Praxis sagen, was wehtut',
      description:
        'Lektionen 11 und 12: Zimmer, Möbel, Körper, Ratschläge. Die halbe Woche gehört der Wiederholung: Schlag jede zweite ältere Lektion auf und mach ihre letzte Übung.',
      label: 'Woche 11',
    },
    {
      name: 'Einen Modelltest für A1 machen und die Lücken finden',
      description:
        'Es gibt sie kostenlos auf den Seiten der großen Sprachinstitute: hören, lesen, schreiben, sprechen, zusammen gut eine Stunde. Meist reichen sechzig von hundert Punkten zum Bestehen. Die zwei schwächsten Teile bekommen den Rest der Zeit.',
      notes: 'Hören:\nLesen:\nSchreiben:\nSprechen:',
      label: 'Woche 12',
    },
    {
      name: 'Die zwei größten Lücken schließen',
      description:
        'Jeden Tag zwanzig Minuten für die schwächere Fertigkeit, zehn für die andere. Diese Woche keine neuen Wörter: Was du hast, soll schnell werden.',
      label: 'Woche 13',
    },
    {
      name: 'Eine halbe Stunde sprechen und die Aufnahme von Tag 28 anhören',
      description:
        'Mit deinem Tandem, nur in der Sprache, über irgendetwas. Dann hör dir Tag 28 an. Entscheide, ob die nächsten neunzig Tage zu A2 führen.',
      label: 'Gipfel',
    },
  ],
};
