import type { ClimbWords } from '../climb-words.ts';

export const digitalDetox: ClimbWords = {
  name: 'Digital Detox in 3 Wochen',
  description:
    'Für alle, die zum Handy greifen, bevor sie wissen, warum. In einundzwanzig Tagen räumst du es auf, gibst ihm einen Platz und gewinnst etwa eine Stunde am Tag zurück. Niemand muss etwas wegwerfen, und für die, die dich brauchen, bleibst du erreichbar.',
  steps: [
    {
      name: 'Die tägliche Bildschirmzeit um ein Viertel senken',
      description:
        'Das erste Viertel verschwindet mit ein paar Einstellungen fast von selbst. Es zählt nur die private Zeit; die Arbeit ist ein anderes Thema.',
      notes: 'Minuten am Tag zu Beginn:\nMinuten am Tag am Sonntag:',
      label: 'Woche 1: ausräumen',
    },
    {
      name: 'Meine Bildschirmzeit der letzten Woche ablesen',
      description:
        'Du findest sie in den Einstellungen des Handys: Minuten am Tag, wie oft du es in die Hand genommen hast, die drei Apps an der Spitze. Schreib daneben, was du dir beim Öffnen erhofft hast.',
      notes: 'Minuten am Tag:\nSo oft in der Hand:\nDie drei an der Spitze und was ich mir erhofft habe:',
      label: 'Tag 1',
    },
    {
      name: 'Alle Mitteilungen abschalten, hinter denen kein Mensch steht',
      description:
        'Anrufe und Nachrichten von Menschen dürfen klingeln; Schlagzeilen, Läden, Spiele und Netzwerke nicht. Zehn Minuten, App für App. Was dir wirklich fehlt, schaltest du wieder ein.',
      notes:
        '[ ] Schlagzeilen und Wetter\n[ ] Läden und Angebote\n[ ] Spiele\n[ ] Netzwerke und Videos\n[ ] Gruppen, in denen immer geredet wird',
      label: 'Tag 2',
    },
    {
      name: 'Die erste Seite des Handys leeren',
      description:
        'Dort bleibt nur Werkzeug: Karte, Kamera, Kalender, Anrufe. Alles, was deine Zeit will, kommt auf die letzte Seite oder ganz weg. Nimm ein langweiliges Hintergrundbild.',
      label: 'Tag 3',
    },
    {
      name: 'Einen Wecker besorgen und das Handy außerhalb des Schlafzimmers laden',
      description:
        'Der erste und der letzte Blick des Tages sind die teuersten. Ein Wecker für ein paar Euro bringt dir beide zurück. Muss dich nachts jemand erreichen, leg das Handy mit Klingelton in den Flur.',
      label: 'Tag 4',
    },
    {
      name: 'Eine App für sechzehn Tage löschen',
      description:
        'Die von Tag 1, die am meisten Zeit frisst und von der am wenigsten hängen bleibt. Nur die App, nicht das Konto: Am Rechner kommst du im Notfall heran.',
      label: 'Tag 5',
    },
    {
      name: 'Aufschreiben, was ich mit einer freien Stunde mache',
      description:
        'Zehn Dinge, manche dauern fünf Minuten, manche eine Stunde: die Schwester anrufen, die Tasche flicken, zwei Seiten lesen, aus dem Fenster schauen. Häng die Liste dorthin, wo bisher das Handy lag.',
      notes: 'Fünf Minuten:\nHalbe Stunde:\nEine Stunde:',
      label: 'Tag 6',
    },
    {
      name: 'Den Sonntagvormittag ohne Bildschirm verbringen',
      description:
        'Vom Aufstehen bis zum Mittagessen. Sag denen Bescheid, die sich sorgen könnten. Achte darauf, wann die Hand zur Tasche geht und was kurz davor passiert.',
      label: 'Tag 7',
    },
    {
      name: 'Drei Orte frei vom Handy halten',
      description:
        'Den Tisch, das Bett und einen, den du dir aussuchst: Toilette, Bahn, Spielplatz. Orte lassen sich leichter einhalten als Minuten.',
      notes: '[ ] Tisch\n[ ] Bett\n[ ] Mein dritter Ort:',
      label: 'Woche 2: Orte und Zeiten',
    },
    {
      name: 'Nachrichten nur zu drei festen Zeiten lesen',
      description:
        'Zum Beispiel um neun, um eins und um sechs, je zwanzig Minuten. Dazwischen klingeln Anrufe und sonst nichts. Sag denen Bescheid, die binnen Minuten eine Antwort erwarten; die meisten werden erleichtert sein.',
      label: 'Woche 2',
    },
    {
      name: 'Eine halbe Stunde lang abbestellen und entfolgen',
      description:
        'Alles, wonach du dich kleiner, wütender oder ärmer fühlst. Öffne die Newsletter der letzten Woche und klick ganz unten. Behalt zehn Quellen, die dir fehlen würden.',
      label: 'Tag 10',
    },
    {
      name: 'Eine Stunde ohne Handy aus dem Haus gehen',
      description:
        'Nimm etwas Geld und eine aufgeschriebene Nummer mit. Wähl einen Weg, den du kennst. Nach zwanzig Minuten fängst du an, Dinge zu sehen.',
      label: 'Tag 13',
    },
    {
      name: 'Etwas von meiner Liste mit anderen machen',
      description:
        'Kochen, Karten spielen, spazieren gehen, etwas reparieren. Alle Telefone kommen in eine Schüssel; wer zuerst hineingreift, spült.',
      label: 'Tag 14',
    },
    {
      name: 'Die tägliche Bildschirmzeit auf die Hälfte bringen',
      description:
        'Die Hälfte von Tag 1. War das schon wenig, nimm deine eigene Zahl. Es kommt darauf an, dass du sie festlegst und nicht das Handy.',
      label: 'Woche 3: entscheiden',
    },
    {
      name: 'Mich eine Viertelstunde lang mit Absicht langweilen',
      description:
        'Setz dich auf eine Bank, ohne Buch und ohne Musik. Die ersten fünf Minuten sind lang. Was dann an Ideen, Sorgen und Plänen kommt, hat auf diese Viertelstunde gewartet; schreib eins davon auf.',
      label: 'Tag 16',
    },
    {
      name: 'Einen ganzen Tag ohne Netzwerke, Schlagzeilen und Videos verbringen',
      description:
        'Vom Aufstehen bis zum Schlafengehen. Anrufe, Karten und Musik sind erlaubt. Plan den Tag vorher, sonst plant ihn die alte Gewohnheit.',
      label: 'Tag 20',
    },
    {
      name: 'Für jede App entscheiden: bleibt, bekommt eine Grenze oder geht',
      description:
        'Lies deine Bildschirmzeit noch einmal ab und vergleich. Die App von Tag 5 kommt nur zurück, wenn du sagen kannst, wozu. Schreib drei eigene Regeln auf und kleb sie hinten aufs Handy.',
      notes: 'Minuten am Tag jetzt:\nBleibt:\nBekommt eine Grenze:\nGeht:',
      label: 'Gipfel',
    },
  ],
};
