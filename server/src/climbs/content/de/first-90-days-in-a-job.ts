import type { ClimbWords } from '../climb-words.ts';

export const first90DaysInAJob: ClimbWords = {
  name: 'Die ersten 90 Tage in einer neuen Stelle',
  description:
    'Für alle, die irgendwo neu anfangen, mit oder ohne Team. Du hörst zuerst zu, verstehst, woran du gemessen wirst, und hast vor dem neunzigsten Tag ein sichtbares Ergebnis. Starte an deinem ersten Arbeitstag oder am Montag dieser Woche.',
  steps: [
    {
      name: 'Die Arbeit, die Menschen und den Maßstab verstehen',
      description:
        'Im ersten Monat sind deine Fragen mehr wert als deine Antworten. Ideen kommen auf eine Liste und dürfen dort reifen.',
      notes: 'Ideen, die ich noch für mich behalte:',
      label: 'Monat 1: verstehen',
    },
    {
      name: 'Ankommen: Namen, Schlüssel, Konten, ein Platz',
      description:
        'Sei etwas früher da, iss mit den anderen, schreib Namen mit einer Eselsbrücke auf. Notier am Abend drei Dinge, die dir aufgefallen sind; in drei Wochen siehst du sie nicht mehr.',
      notes:
        '[ ] Zugänge und Konten funktionieren\n[ ] Ich weiß, wen ich fragen kann\nDrei Dinge, die mir aufgefallen sind:',
      label: 'Tag 1',
    },
    {
      name: 'Meine Führungskraft fragen, wie ein gutes erstes Quartal aussieht',
      description:
        'Eine halbe Stunde, fünf Fragen: Was soll in drei Monaten anders sein, weil ich da bin? Wie und wie oft soll ich berichten? Was lief vorher schief? Wen sollte ich treffen? Wovon lasse ich die Finger? Schick die Antworten schriftlich zurück.',
      notes: 'Anders in drei Monaten:\nWie informieren:\nVermeiden:\nTreffen:',
      label: 'Tag 3',
    },
    {
      name: 'Alle kennenlernen, mit denen ich jede Woche arbeite',
      description:
        'Je fünfzehn Minuten: Was machst du, was brauchst du von meiner Stelle, was läuft gut und soll bleiben? Achte auf Namen, die mehrere nennen.',
      notes: 'Person, braucht von mir, soll bleiben:',
      label: 'Woche 1',
    },
    {
      name: 'Die Arbeit dort ansehen, wo sie gemacht wird',
      description:
        'Setz dich neben jemanden, nimm einen Anruf an, fahr zu Kundschaft mit, lies die letzten zehn Beschwerden. Zeichne den Weg eines Auftrags durchs Haus auf eine Seite und lass ihn verbessern.',
      label: 'Woche 2',
    },
    {
      name: 'Die Sprache des Hauses lernen',
      description:
        'Schreib zwanzig Abkürzungen und Begriffe mit ihrer Bedeutung auf. Frag jetzt alles: In zwei Monaten ist es peinlich. Gib die Liste der nächsten neuen Person weiter.',
      label: 'Tag 10',
    },
    {
      name: 'Eine kleine Sache pünktlich und vollständig abliefern',
      description:
        'So klein, dass sie sicher gelingt: ein Bericht, ein repariertes Formular, eine Sitzung mit Protokoll am selben Tag. Vertrauen wächst mit gehaltenen Versprechen, nicht mit großen.',
      label: 'Woche 3',
    },
    {
      name: 'Eine Seite schreiben: was ich gesehen habe und was ich mich frage',
      description:
        'Drei Stärken, drei Hindernisse, fünf Fragen. Noch keine Vorschläge und keine Schuldigen. Die Seite ist für das Gespräch an Tag 30.',
      notes: 'Stärken:\nHindernisse:\nFragen:',
      label: 'Woche 4',
    },
    {
      name: 'Das erste Standortgespräch mit meiner Führungskraft führen',
      description:
        'Nimm die Seite mit. Frag: Wovon mehr, wovon weniger, schaue ich auf das Richtige? Einigt euch auf ein Ergebnis für Tag 90, in einem Satz mit Zahl oder Datum.',
      notes: 'Mehr davon:\nWeniger davon:\nMein Ergebnis für Tag 90:',
      label: 'Tag 30',
    },
    {
      name: 'Die eigene Arbeit übernehmen und das eine Ergebnis beginnen',
      description:
        'Ab jetzt bist du für die meisten nicht mehr neu. Die Hälfte der Zeit gehört dem Tagesgeschäft, ein Drittel dem Ergebnis, der Rest den Menschen.',
      label: 'Monat 2: beitragen',
    },
    {
      name: 'Einen Schritt zum Ergebnis schaffen und ihn unfertig zeigen',
      description:
        'Am Montag auswählen, am Donnerstag den zwei Leuten zeigen, die es am meisten betrifft. Früh und roh bringt Hilfe, spät und glatt bringt Einwände.',
      notes: 'Schritt dieser Woche:\nGezeigt, und die Antwort:',
      label: 'Wochen 5 bis 7',
    },
    {
      name: 'Mit jemandem aus einer anderen Abteilung essen gehen',
      description:
        'Frag, was an deiner Abteilung stört, und verteidige nichts. Eine solche Stunde erspart zehn Sitzungen.',
      label: 'Tag 38',
    },
    {
      name: 'Einmal Nein sagen, mit einem Gegenvorschlag',
      description:
        'Inzwischen wird mehr von dir verlangt, als in eine Woche passt. „Diese Woche nicht, aber am Dienstag“ oder „Was soll dafür warten?“ sind vollständige Sätze. Achte auf deine Abende: Gewohnheiten der ersten Monate bleiben.',
      label: 'Woche 8',
    },
    {
      name: 'Das zweite Gespräch führen und drei aus dem Team fragen',
      description:
        'Bitte deine Führungskraft um eine Einschätzung des bisherigen Ergebnisses. Stell drei Leuten aus dem Team je eine Frage: Was sollte ich anders machen? Bedank dich und erklär nichts.',
      notes: 'Führungskraft:\nTeam:\nIch ändere:',
      label: 'Tag 60',
    },
    {
      name: 'Das Ergebnis ins Ziel bringen und den Verdienst teilen',
      description:
        'Nenn alle, die geholfen haben, schriftlich und vor anderen. Das kostet nichts und bleibt lange in Erinnerung.',
      label: 'Monat 3: Ergebnis',
    },
    {
      name: 'Die Woche um das Ergebnis herum planen und eine Stunde zum Denken behalten',
      description:
        'Halt zwei Vormittage für das Ergebnis frei, bevor andere sie füllen. Am Freitag: Was hat sich bewegt, was hält auf, mit wem muss ich reden? Eine offene Frage pro Woche geht an deine Führungskraft.',
      notes: 'Bewegt:\nAufgehalten durch:\nReden mit:',
      label: 'Wochen 9 bis 12',
    },
    {
      name: 'Die Ideenliste aus Monat 1 noch einmal lesen',
      description:
        'Die Hälfte hat sich erledigt. Wähl eine, für die du noch immer einstehen würdest, und schreib sie als Vorschlag auf eine halbe Seite: das Problem, der erste Schritt, die Kosten und das Datum, an dem ihr aufhört, wenn es nicht klappt.',
      label: 'Tag 75',
    },
    {
      name: 'Die Bilanz der neunzig Tage auf eine Seite schreiben',
      description:
        'Ergebnis, was es gebracht hat, was du gelernt hast, was du für das nächste Quartal brauchst. Endet bald eine Probezeit, frag offen, wo du stehst.',
      notes: 'Ergebnis:\nGebracht hat es:\nGelernt:\nIch brauche:',
      label: 'Tag 88',
    },
    {
      name: 'Über das nächste Quartal sprechen und entscheiden, ob ich bleiben will',
      description:
        'Probezeit gilt in beide Richtungen. Vergleich die Stelle mit dem, was du dir erhofft hast, und schreib ein Ziel für das nächste Quartal, das du dir selbst aussuchen würdest.',
      label: 'Gipfel',
    },
  ],
};
