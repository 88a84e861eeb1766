import type { ClimbWords } from '../climb-words.ts';

export const jobSearch: ClimbWords = {
  name: 'Eine Stelle finden in 10 Wochen',
  description:
    'Für alle, die neben der Arbeit oder in Vollzeit eine neue Stelle suchen. In zehn Wochen weißt du, was du willst, hast gute Unterlagen, sprichst mit Menschen und bewirbst dich gezielt statt massenhaft. Einen Vertrag zum Stichtag kann niemand versprechen, einen stetigen Fluss von Gesprächen schon.',
  steps: [
    {
      name: 'Fristen, Geld und Pflichten der Suche klären',
      description:
        'Wie lange reicht das Geld, wann endet dein Vertrag, was will das Arbeitsamt bis wann wissen? In vielen Ländern hängt die Unterstützung an der rechtzeitigen Meldung, also finde es heute heraus.',
      notes: 'Geld reicht bis:\nVertrag endet am:\nGemeldet bis:',
      label: 'Tag 1',
    },
    {
      name: 'Zehn Arbeiten auflisten, auf die ich stolz bin',
      description:
        'Auch kleine. Zu jeder: die Lage, was du getan hast, was dabei herauskam, möglichst mit einer Zahl. Sie sind der Rohstoff für alles Weitere, vom Lebenslauf bis zum Gespräch.',
      notes: '1\n2\n3',
      label: 'Tag 2',
    },
    {
      name: 'Die Stelle, die ich will, auf einer halben Seite beschreiben',
      description:
        'Aufgaben, Menschen, Ort, Arbeitszeit, Gehalt und drei Dinge, die du nie wieder willst. Teil es in „muss“ und „wäre schön“; mehr als fünf Punkte unter „muss“ sind zu viele.',
      notes: 'Muss:\nWäre schön:\nNie wieder:',
      label: 'Tag 4',
    },
    {
      name: 'Wissen, was ich suche und was ich biete',
      description:
        'Lies zehn Anzeigen, die dich reizen, und markier die Wörter, die sich wiederholen. Wo deine Liste auf diese Wörter trifft, liegt dein Profil, in drei Sätzen.',
      notes: 'Mein Profil in drei Sätzen:',
      label: 'Woche 1',
    },
    {
      name: 'Einen Lebenslauf haben, der in dreißig Sekunden lesbar ist',
      description:
        'Eine Seite, höchstens zwei. Ergebnisse statt Pflichten, das Neueste zuerst, übersichtliche Daten. Lass zwei Leute eine halbe Minute lesen und frag, was hängen geblieben ist.',
      notes:
        '[ ] Lebenslauf\n[ ] Zeugnisse in einer Datei\n[ ] Profil in den Netzwerken meiner Branche\n[ ] Zwei Referenzen gefragt',
      label: 'Woche 2',
    },
    {
      name: 'Ein Anschreiben verfassen, das zu genau einer Anzeige passt',
      description:
        'Drei Absätze: warum dort, was du für deren Problem mitbringst (eine Arbeit aus deiner Liste), wann ihr reden könnt. Kein Satz, der auch woanders passen würde.',
      label: 'Tag 10',
    },
    {
      name: 'Dreißig Leute aufschreiben, die meine Branche kennen',
      description:
        'Frühere Kolleginnen und Kollegen, Kundschaft, Lehrende, Nachbarn, flüchtige Bekannte. Viele Stellen sind vergeben, bevor sie ausgeschrieben werden. Du bittest nicht um eine Stelle, sondern um zwanzig Minuten und eine Meinung.',
      label: 'Tag 12',
    },
    {
      name: 'Mit drei Menschen sprechen und drei Bewerbungen schicken',
      description:
        'Drei sorgfältige bringen mehr als dreißig gleiche. Beende jedes Gespräch mit „Wen sollte ich noch fragen?“. Notier zu jeder Bewerbung Datum, Kontakt und nächsten Schritt; frag nach zehn Tagen höflich nach.',
      notes: 'Gespräche:\nBewerbungen:\nNachfragen:',
      label: 'Wochen 3 und 4',
    },
    {
      name: 'Fünf Geschichten für Gespräche vorbereiten',
      description:
        'Ein Erfolg, ein Misserfolg, ein Konflikt, etwas Gelerntes, etwas Begonnenes. Je zwei Minuten, laut erzählt, einem Menschen oder dem Handy. Mit fünf Geschichten beantwortest du fünfzig Fragen.',
      notes: 'Erfolg:\nMisserfolg:\nKonflikt:\nGelernt:\nBegonnen:',
      label: 'Tag 26',
    },
    {
      name: 'Zehn Gespräche über Arbeit geführt haben',
      description:
        'Vorstellungsgespräche, Kaffees, Anrufe: alles, wonach jemand weiß, was du suchst. Kam nach zehn Gesprächen keine Einladung, zeig deine Unterlagen jemandem aus der Branche; kommen Einladungen, aber keine Zusage, üb die Gespräche.',
      label: 'Etappe',
    },
    {
      name: 'Bilanz ziehen und eine Sache ändern',
      description:
        'Verschickte Bewerbungen, Antworten, Einladungen: Schreib die drei Zahlen nebeneinander. Ändere nur das schwächste Glied und mach zwei Tage Pause von der Suche.',
      notes: 'Verschickt:\nAntworten:\nEinladungen:\nIch ändere:',
      label: 'Woche 5',
    },
    {
      name: 'Eine Stunde mit jemand Strengem ein Gespräch üben',
      description:
        'Mit laufender Kamera. Lass dich nach den schwachen Stellen im Lebenslauf fragen. Antworte in drei Sätzen und hör dann auf; die Stille darf die andere Seite füllen.',
      label: 'Tag 31',
    },
    {
      name: 'Drei Bewerbungen schicken, nachfassen und jedes Gespräch vorbereiten',
      description:
        'Für jedes Gespräch: lesen, was sie tun, zwei passende Geschichten und drei eigene Fragen vorbereiten, herausfinden, mit wem du sprichst. Danach am selben Tag ein kurzer Dank und in die Notizen, was gefragt wurde.',
      notes: 'Bewerbungen:\nNachgefasst:\nGespräch mit, gestellte Fragen:',
      label: 'Wochen 6 bis 8',
    },
    {
      name: 'Meine Zahl kennen, bevor jemand fragt',
      description:
        'Schau in Tarifverträge und Gehaltsvergleiche und frag Leute aus dem Fach. Schreib drei Zahlen auf: deine Forderung, deine Erwartung, deine Untergrenze. Sprich die erste laut, bis sie ganz normal klingt.',
      notes: 'Ich fordere:\nIch erwarte:\nNicht unter:',
      label: 'Tag 45',
    },
    {
      name: 'Ein Angebot, eine zweite Runde oder einen neuen Plan haben',
      description:
        'Alle drei sind gute Ergebnisse. Bewegt sich nichts, lockere eine Bedingung: Ort, Feld, Gehalt oder Arbeitszeit. Hol dir Rat bei einer Beratungsstelle; oft kostet er nichts.',
      label: 'Etappe',
    },
    {
      name: 'Angebote mit meiner halben Seite vergleichen und verhandeln',
      description:
        'Lies den Vertrag ganz: Probezeit, Arbeitszeit, Überstunden, Kündigung, Ort. Bitte dir eine Nacht Bedenkzeit aus. Ein oder zwei Änderungen darfst du freundlich und mit Begründung verlangen; deswegen nimmt kaum jemand ein Angebot zurück.',
      notes: 'Erfüllt meine Bedingungen:\nIch bitte um:',
      label: 'Woche 9',
    },
    {
      name: 'Unterschreiben und allen danken, oder die nächsten vier Wochen planen',
      description:
        'Hast du einen Vertrag, erzähl es den Leuten von deiner Liste; sie haben daran mitgearbeitet. Wenn noch nicht, wiederhol die Wochen 6 bis 8 mit der Änderung, die dir am meisten gebracht hat.',
      label: 'Gipfel',
    },
  ],
};
