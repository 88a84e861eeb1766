import type { ClimbWords } from '../climb-words.ts';

export const moveHouse: ClimbWords = {
  name: 'Umziehen in 9 Wochen',
  description:
    'Für alle, die ihre neue Adresse und den Umzugstag kennen. Fang acht Wochen vorher an einem Montag an, dann wird kein Wochenende unmöglich; die neunte Woche schließt die alte Tür. Kündigungsfristen, Kaution und Meldepflicht sind von Land zu Land verschieden; prüf, was an deinem Wohnort gilt.',
  steps: [
    {
      name: 'Termine, Geld und Hilfe klären',
      description: 'Zuerst alles, wozu andere Ja sagen müssen. Der Rest kann auf einen freien Abend warten.',
      label: '8 Wochen vorher',
    },
    {
      name: 'Beide Verträge lesen und jedes Datum aufschreiben',
      description:
        'Bis wann muss die Kündigung da sein, wann bekommst du die Schlüssel, wie lange zahlst du doppelt, welche Reparaturen sind deine? Kündige in der Form, die der Vertrag verlangt, und heb den Nachweis auf.',
      notes:
        'Kündigung muss da sein bis:\nSchlüssel der neuen Wohnung am:\nÜbergabe der alten Wohnung am:\nReparaturen, die ich mache:',
      label: 'Tag 1',
    },
    {
      name: 'Entscheiden: mit Freunden, mit Transporter oder mit Firma',
      description:
        'Schätz die Kartons: 20 bis 30 für eine Person mit kleiner Wohnung, 80 und mehr für eine Familie. Hol drei Angebote ein, schriftlich und nach einer Besichtigung. Freunde tragen Kartons; Klaviere und Waschmaschinen tragen Leute, die versichert sind.',
      label: 'Tag 2',
    },
    {
      name: 'Den Tag freinehmen und Transporter oder Firma buchen',
      description:
        'Wochenenden und Monatsenden sind zuerst weg. An einem Werktag ist es oft deutlich günstiger.',
      label: 'Tag 4',
    },
    {
      name: 'Mich von einem Drittel aus Keller und Schränken trennen',
      description:
        'Jeder Karton, der nicht mitkommt, spart Geld, Rücken und einen Abend. Verkauf große Sachen jetzt, denn Käufer kommen spät.',
      notes: '[ ] Keller und Dachboden\n[ ] Kleiderschränke\n[ ] Bücher\n[ ] Sperrmüll bestellt',
      label: '7 Wochen vorher',
    },
    {
      name: 'Strom, Heizung und Internet für die neue Wohnung regeln',
      description:
        'Am längsten dauert das Internet: Bestell es jetzt. Finde heraus, welche Zähler es in der neuen Wohnung gibt, und notier die Stände bei der Schlüsselübergabe.',
      notes:
        '[ ] Internet\n[ ] Strom\n[ ] Heizung oder Gas\n[ ] Wasser und Müll, wenn es nicht über die Vermietung läuft',
      label: '6 Wochen vorher',
    },
    {
      name: 'Türen, Treppen und Wände messen und die neuen Räume zeichnen',
      description:
        'Türbreiten, Deckenhöhe, die Kurve im Treppenhaus. Zeichne im Maßstab 1 : 20, schneid die Möbel aus Papier aus und schieb sie hin und her. Was nicht passt, wird diese Woche verkauft.',
      label: 'Tag 17',
    },
    {
      name: 'Allen die neue Adresse mitteilen',
      description:
        'Richte zuerst den Nachsendeauftrag ein; er fängt auf, was du vergisst. Mach eine Liste von allem, was im Lauf eines Jahres mit der Post kommt.',
      notes:
        '[ ] Nachsendeauftrag\n[ ] Arbeit, Schule, Kita\n[ ] Bank und Versicherungen\n[ ] Finanzamt, Rente, Krankenkasse\n[ ] Arztpraxen\n[ ] Auto, Führerschein, Automobilclub\n[ ] Abos und Läden\n[ ] Freunde und Familie',
      label: '5 Wochen vorher',
    },
    {
      name: 'Alles packen, was ich einen Monat lang nicht brauche',
      description:
        'Schweres in kleine Kartons, höchstens 15 bis 20 Kilo. Schreib auf zwei Seiten das neue Zimmer, zwei Wörter und eine Nummer. Kleb den Boden über Kreuz.',
      notes: '[ ] Bücher\n[ ] Kleidung anderer Jahreszeiten\n[ ] Bilder und Spiegel\n[ ] Gästebettzeug',
      label: '4 Wochen vorher',
    },
    {
      name: 'Vor beiden Häusern Halteplätze sichern',
      description:
        'In vielen Städten genehmigt das Amt eine Halteverbotszone, und die Schilder müssen einige Tage vorher stehen. Frag jetzt, wie lange das dauert. Sag den Nachbarn auf beiden Seiten Bescheid.',
      label: 'Tag 31',
    },
    {
      name: 'Zimmer für Zimmer packen, zwei Kartons am Tag',
      description:
        'Immer nur ein Zimmer, damit du in den anderen weiter wohnen kannst. Fotografier Kabel, bevor du sie ziehst, und kleb Schrauben in einem Beutel ans Möbelstück.',
      label: '3 Wochen vorher',
    },
    {
      name: 'In der alten Wohnung reparieren und die Vorräte aufessen',
      description:
        'Spachtel Löcher zu, putz die Fenster, streich, was der Vertrag verlangt. Kauf nur für drei Tage ein und leer den Gefrierschrank.',
      notes:
        '[ ] Löcher zugespachtelt\n[ ] Wände wie vereinbart\n[ ] Gefrierschrank leer\n[ ] Pflanzen und Tiere für den Tag untergebracht',
      label: '2 Wochen vorher',
    },
    {
      name: 'Die Umzugswoche von allem anderen freihalten',
      description:
        'Kein Besuch, keine Fristen, früh ins Bett. Wenn die Kartons am Vorabend zu sind, läuft der Tag fast von selbst.',
      label: 'Umzugswoche',
    },
    {
      name: 'Den Karton packen, der zuerst geöffnet wird',
      description:
        'Er fährt bei dir mit und nicht im Transporter. Dokumente, Schmuck und Medikamente kommen dazu.',
      notes:
        '[ ] Klopapier, Seife, Handtücher\n[ ] Bettzeug für die erste Nacht\n[ ] Wasserkocher, Tassen, etwas zu essen\n[ ] Ladegeräte, Taschenlampe, Glühbirnen\n[ ] Werkzeug, Klebeband, Messer\n[ ] Dokumente und Medikamente',
      label: '3 Tage vorher',
    },
    {
      name: 'Den Kühlschrank abtauen und allen Helfenden Bescheid geben',
      description:
        'Schick allen Uhrzeit, Adresse und eine Telefonnummer. Eine Person lenkt an der alten Tür, eine an der neuen. Kauf Wasser, Brot und Obst für alle.',
      label: 'Tag davor',
    },
    {
      name: 'Umziehen und als Erstes das Bett aufbauen',
      description:
        'Fotografier Böden, Wände und Zähler der neuen Wohnung, bevor das erste Stück hineinkommt. Betten und Vorhänge vor allem anderen; die Kartons können warten. Geh einmal durch jedes leere Zimmer, auch in den Keller und zum Briefkasten.',
      notes:
        '[ ] Zählerstände der alten Wohnung\n[ ] Zählerstände der neuen Wohnung\n[ ] Bilder von Schäden\n[ ] Name an Klingel und Briefkasten',
      label: 'Umzugstag',
    },
    {
      name: 'Alles abschließen, was zur alten Wohnung gehört',
      description:
        'Übergib sie mit unterschriebenem Protokoll, melde dich um, wo das Gesetz es verlangt (oft binnen ein oder zwei Wochen), fordere die Kaution zurück. Lad die Helfenden ein, bevor der letzte Karton leer ist, sonst wird nichts daraus.',
      notes:
        '[ ] Übergabeprotokoll unterschrieben\n[ ] Umgemeldet\n[ ] Kaution zurück\n[ ] Bei den Helfenden bedankt',
      label: 'Woche danach',
    },
  ],
};
