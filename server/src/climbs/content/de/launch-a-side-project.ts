import type { ClimbWords } from '../climb-words.ts';

export const launchASideProject: ClimbWords = {
  name: 'Ein Nebenprojekt starten in 10 Wochen',
  description:
    'Für alle mit einer Idee und fünf Stunden pro Woche neben dem Beruf. Du sprichst mit möglicher Kundschaft, bevor du baust, baust die kleinste Fassung und verkaufst sie an drei Fremde. Ersetzt keine Steuer- oder Rechtsberatung: Frag vor der ersten Rechnung deinen Arbeitgeber und die Behörden.',
  steps: [
    {
      name: 'Die Idee in einem Satz aufschreiben: wer, welches Problem, wie',
      description:
        '„Ich helfe [wem], [was] zu erreichen, ohne [Ärgernis].“ Je enger die Gruppe, desto leichter alles andere: „Chöre ohne Buchhaltung“ statt „Vereine“.',
      notes: 'Ich helfe …, … zu erreichen, ohne …',
      label: 'Tag 1',
    },
    {
      name: 'Fünf Stunden pro Woche freihalten und sagen, was dafür wartet',
      description:
        'Zwei Abende und ein halber Samstag, zehn Wochen lang, abgesprochen mit denen, die mit dir leben. Nenn das, was du solange lässt; wenn nichts wartet, gibt es die Stunden nicht.',
      notes: 'Meine Stunden:\nWas bis dahin wartet:',
      label: 'Tag 3',
    },
    {
      name: 'Prüfen, ob ich das darf',
      description:
        'Lies deinen Vertrag: Nebentätigkeit, Rechte an Erfindungen, Wettbewerb. Frag deinen Arbeitgeber schriftlich, wo es verlangt ist. Schlag nach, was Gemeinde und Finanzamt vor dem ersten Verkauf wissen wollen.',
      notes:
        '[ ] Vertrag gelesen\n[ ] Arbeitgeber gefragt, falls nötig\n[ ] Anmeldung und Steuer nachgeschlagen',
      label: 'Woche 1',
    },
    {
      name: 'Mit fünf Menschen sprechen, die das Problem haben',
      description:
        'Erwähn deine Idee nicht. Frag: Wann ist das zuletzt passiert? Was hast du getan? Was hat es dich gekostet? Was hast du versucht? Geschichten von früher sind wahr; Versprechen für später sind höflich.',
      notes: 'Person, letztes Mal, Kosten, Versuche:',
      label: 'Woche 2',
    },
    {
      name: 'Entscheiden: weiter, ändern oder aufhören',
      description:
        'Mach weiter, wenn drei von fünf schon Geld oder Stunden in das Problem gesteckt haben. Ändere Gruppe oder Problem, wenn sie nur genickt haben. In Woche 3 aufzuhören ist ein Erfolg: Du hast sieben Wochen gewonnen.',
      notes: 'Ich mache weiter mit:',
      label: 'Tag 15',
    },
    {
      name: 'Die kleinste Fassung beschreiben und die Hälfte streichen',
      description:
        'Liste auf, was sie alles könnte, und markier, worauf die erste Kundschaft nicht verzichten kann. Der Rest kommt später. Von Hand, mit Formular und Liste, lässt sich fast alles anbieten, bevor es gebaut ist.',
      notes: 'Unverzichtbar:\nSpäter:',
      label: 'Woche 3',
    },
    {
      name: 'Eine Seite mit Angebot und Preis ins Netz stellen',
      description:
        'Überschrift mit dem Ergebnis, drei Sätze, ein Bild, ein Preis, ein Weg zum Bestellen oder Eintragen. Zeig sie den fünf Leuten und schreib auf, was sie als Erstes fragen. Denk an die Pflichtangaben, die bei dir gelten.',
      label: 'Woche 4',
    },
    {
      name: 'Zehn Fremde um eine Bestellung oder Anzahlung bitten',
      description:
        'Einzeln, mit Namen, dort, wo sie schon sind: im Forum, im Verein, auf dem Markt, am Telefon. Drei, die zahlen oder sich ernsthaft eintragen, reichen zum Bauen. Niemand? Ändere den Satz von Tag 1, nicht die Farbe der Seite.',
      notes: 'Gefragt:\nJa, nein, und warum:',
      label: 'Woche 5',
    },
    {
      name: 'Den Teil bauen, auf den niemand verzichten kann',
      description:
        'Fünf Stunden für eine Sache, die von Anfang bis Ende funktioniert, so schlicht sie ist. Nimm Fertiges, wo es geht. Am Ende der Woche hat es jemand anders in der Hand gehabt.',
      label: 'Woche 6',
    },
    {
      name: 'Drei Leute damit arbeiten lassen und zuschauen',
      description:
        'Gib ihnen die Aufgabe und sag dann nichts. Jede Stelle, an der sie zögern, ist eine Notiz. Behebe die drei schlimmsten und lass den Rest.',
      notes: 'Gezögert bei:\nIch behebe:',
      label: 'Woche 7',
    },
    {
      name: 'Bezahlung, Lieferung und Hilfe vorbereiten',
      description:
        'Geh selbst eine Bestellung durch, vom ersten Klick bis zur Quittung. Schreib die drei Antworten, die am häufigsten gebraucht werden. Leg fest, wie schnell du antwortest.',
      notes:
        '[ ] Bezahlung mit echtem Geld getestet\n[ ] Rechnung oder Quittung stimmt\n[ ] Lieferung funktioniert\n[ ] Bedingungen, Datenschutz, Widerruf\n[ ] Adresse für Fragen',
      label: 'Woche 8',
    },
    {
      name: 'Am Dienstag eröffnen und fünfzig Menschen Bescheid geben',
      description:
        'Zuerst denen, die bestellt haben, dann den dreißig, die dich kennen, dann dort, wo deine Kundschaft ist. Je eine persönliche Zeile. Sei den ganzen Abend da, um zu antworten.',
      notes:
        '[ ] Alle, die bestellt haben\n[ ] Freundeskreis und Kollegium\n[ ] Foren, Vereine, Lokalzeitung',
      label: 'Woche 9',
    },
    {
      name: 'Die ersten Kundinnen und Kunden fragen, warum sie gekauft haben',
      description:
        'Eine Frage, möglichst am Telefon: Was war bei dir gerade los, als du dich entschieden hast? Nimm ab jetzt ihre Worte für die Seite.',
      notes: 'Ihre Worte:',
      label: 'Tag 63',
    },
    {
      name: 'An drei Fremde verkaufen und entscheiden, wie es weitergeht',
      description:
        'Drei Leute, die du nicht kanntest, haben bezahlt: Dann ist es keine Idee mehr. Zähl Stunden und Geld ehrlich zusammen und wähl für das nächste Quartal: wachsen, klein bleiben oder abgeben.',
      notes: 'Stunden:\nEinnahmen und Kosten:\nNächstes Quartal:',
      label: 'Gipfel',
    },
  ],
};
