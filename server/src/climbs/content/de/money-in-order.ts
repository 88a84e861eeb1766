import type { ClimbWords } from '../climb-words.ts';

export const moneyInOrder: ClimbWords = {
  name: 'Geld in Ordnung in 8 Wochen',
  description:
    'Für alle, die nicht genau wissen, wohin ihr Geld geht. Zwei kurze Abende pro Woche: Du siehst alles auf einer Seite, zahlst Schulden in sinnvoller Reihenfolge ab, und das Wichtige läuft von selbst. Ersetzt keine Beratung: Wenn du Schulden nicht mehr bedienen kannst, geh zuerst zu einer kostenlosen Schuldnerberatung.',
  steps: [
    {
      name: 'Alles, was ich habe und schulde, auf einer Seite sehen',
      description:
        'Links dein Besitz, rechts deine Schulden, mit Datum und Zinssatz. Die Summe unten darf negativ sein; sie ist ein Anfang und keine Note.',
      notes: 'Konten und Bargeld:\nErspartes:\nSchuldet man mir:\nKredite, mit Zinssatz:\nDispo und Karten:',
      label: 'Woche 1',
    },
    {
      name: 'Alle Konten, Karten, Kredite und Verträge zusammensuchen',
      description:
        'Geh die Kontoauszüge der letzten drei Monate und die Post durch. Liste jedes Konto mit seinem Zweck auf. Liegen ungeöffnete Briefe da, öffne sie heute, gern mit jemandem daneben.',
      label: 'Tag 1',
    },
    {
      name: 'Jede Ausgabe des Tages aufschreiben',
      description:
        'Betrag und ein Wort, auch bei Münzen und Karten; zwei Minuten am Abend. Nur schreiben, nicht sparen: Du willst wissen, was zwei gewöhnliche Wochen kosten.',
      notes: 'Betrag, wofür:',
      label: 'Zwei Wochen',
    },
    {
      name: 'Meine Fixkosten im Monat kennen',
      description:
        'Miete, Energie, Versicherungen, Telefon, Abos, Kredite, Fahrten. Teil durch zwölf, was jährlich fällig ist. Fressen die Fixkosten mehr als etwa die Hälfte deines Einkommens, fang bei ihnen an.',
      notes: 'Monatlich:\nJährlich, durch zwölf:\nSumme:\nAnteil am Einkommen:',
      label: 'Woche 2',
    },
    {
      name: 'Drei Dinge kündigen, die ich nicht nutze',
      description:
        'Abos, Mitgliedschaften, doppelte Versicherungen. Kündige heute schriftlich und notier, wann jedes endet. Zurück kannst du jederzeit.',
      notes: '[ ] 1\n[ ] 2\n[ ] 3',
      label: 'Tag 15',
    },
    {
      name: 'Einen Monatsplan mit vier Töpfen machen',
      description:
        'Fixkosten, Alltag, Später, Spaß. Was der Alltag wirklich kostet, sagen dir die zwei Wochen; nimm das Doppelte und ein Zehntel dazu. „Später“ geht zuerst weg, am Tag, an dem das Gehalt kommt.',
      notes: 'Fix:\nAlltag:\nSpäter:\nSpaß:',
      label: 'Woche 3',
    },
    {
      name: 'Schulden ordnen und die teuerste zuerst abzahlen',
      description:
        'Überall die Mindestrate; alles darüber geht in die Schuld mit dem höchsten Zins, meistens Dispo oder Karte. Frag die Bank, ob sie den Dispo in einen günstigeren Ratenkredit umwandelt. Nimm ohne Beratung keinen neuen Kredit für alte Schulden auf.',
      notes: 'Schuld, Zinssatz, Rate:\nZuerst weg:\nFrei davon in:',
      label: 'Woche 4',
    },
    {
      name: 'Daueraufträge für den Tag nach dem Gehalt einrichten',
      description:
        'Sparen, die zusätzliche Rate und ein Zwölftel der Jahreskosten auf ein eigenes Konto. Was von selbst abgeht, fehlt nicht; was du am Monatsende überweisen wolltest, ist dann weg.',
      notes: '[ ] Sparen\n[ ] Zusätzliche Rate\n[ ] Jahreskosten',
      label: 'Tag 26',
    },
    {
      name: 'Einen Monat mit den vier Töpfen auskommen',
      description:
        'Der erste Monat passt nie, bei niemandem. Verschieb Beträge zwischen Alltag und Spaß, aber lass „Später“ in Ruhe.',
      notes: 'Gepasst hat:\nNicht gepasst hat:',
      label: 'Etappe',
    },
    {
      name: 'Einen Notgroschen anfangen',
      description:
        'Erst eine Monatsausgabe, später drei. Er liegt auf einem Tagesgeldkonto, an das du binnen Tagen herankommst, nicht auf dem Girokonto und nicht in Aktien. Er ist dafür da, dass eine Waschmaschine keine Katastrophe ist.',
      notes: 'Ein Monat kostet:\nIch lege monatlich zurück:\nErreicht in:',
      label: 'Woche 5',
    },
    {
      name: 'Versicherungen prüfen: was mich ruinieren würde, was nur ärgert',
      description:
        'Versichere, was dich ruinieren könnte: Haftpflicht, Berufsunfähigkeit, Hausrat oder Haus, Krankheit, wo sie nicht Pflicht ist. Kleine Schäden zahlt der Notgroschen. Hol unabhängigen Rat, etwa bei der Verbraucherzentrale, und unterschreib nicht beim ersten Termin.',
      notes: '[ ] Haftpflicht\n[ ] Berufsunfähigkeit\n[ ] Hausrat oder Haus\n[ ] Welche ich aufgebe',
      label: 'Woche 6',
    },
    {
      name: 'Eine Stunde Strom, Internet und Kontogebühren vergleichen',
      description:
        'Leg die letzten Rechnungen bereit, vergleich den Preis fürs ganze Jahr, achte auf Kündigungsfristen. Ruf vor dem Wechsel deinen jetzigen Anbieter an; oft gibt es plötzlich einen besseren Preis.',
      label: 'Tag 38',
    },
    {
      name: 'Ohne wegzusehen aufs Alter schauen',
      description:
        'Lies die Renteninformation, zähl zusammen, was zugesagt ist, und zieh ab, was du brauchen wirst. Wenn du für mehr als zehn Jahre anlegst, versteh es vor dem Kauf: breit gestreut, günstig, in kleinen regelmäßigen Beträgen, nie mit dem Notgroschen. Kurse können unterwegs um die Hälfte fallen.',
      notes: 'Zugesagt im Monat:\nGebraucht im Monat:\nFrage für die Beratung:',
      label: 'Woche 7',
    },
    {
      name: 'Die Mappe für den Notfall zusammenstellen',
      description:
        'Eine Mappe, die jemand anders findet: Konten, Verträge, Versicherungen, Vollmachten, wo das Testament liegt. Sag einer Person, wo sie steht. Passwörter gehören in einen Tresor oder Passwortmanager, nicht in die Mappe.',
      notes:
        '[ ] Liste der Konten und Verträge\n[ ] Vollmachten\n[ ] Testament, oder die Frage, ob ich eins brauche\n[ ] Eine Person kennt den Ort',
      label: 'Tag 48',
    },
    {
      name: 'Die Seite aus Woche 1 neu schreiben und darüber sprechen',
      description:
        'Gleiche Seite, neue Zahlen. Sprich eine Stunde mit dem Menschen, mit dem du Geld teilst, oder mit dir selbst: Wofür ist das Geld bei uns da? Leg ein wiederkehrendes Ziel von einer halben Stunde im Monat an.',
      notes: 'Damals:\nJetzt:\nWofür das Geld da ist:',
      label: 'Gipfel',
    },
    {
      name: 'Eine Monatsausgabe auf dem Tagesgeldkonto haben',
      description:
        'Die Zahl, mit der man besser schläft. Bei teuren Schulden genügt eine kleine Reserve, bis sie weg sind; danach läuft die Rate weiter, in den Notgroschen.',
      label: 'Das Ziel',
    },
  ],
};
