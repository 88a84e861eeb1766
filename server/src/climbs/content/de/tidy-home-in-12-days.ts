import type { ClimbWords } from '../climb-words.ts';

export const tidyHomeIn12Days: ClimbWords = {
  name: 'Ein aufgeräumtes Zuhause in 12 Tagen',
  description:
    'Für Wohnungen und Häuser, in denen die Dinge seit einer Weile die Oberhand haben. Eine halbe bis ganze Stunde am Tag, ein Ort nach dem anderen, vom Leichten zum Schweren. Am Ende hat alles, was bleibt, einen Platz; eine Renovierung ersetzt es nicht, und über fremde Sachen entscheiden andere.',
  steps: [
    {
      name: 'Drei volle Säcke aus dem Haus tragen',
      description:
        'Einen in den Müll, einen zum Verschenken, einen zurück zu den Leuten, denen die Sachen gehören. Sie verlassen das Haus noch diese Woche, denn was im Flur steht, kommt wieder herein.',
      notes: '[ ] Müll\n[ ] Zum Verschenken\n[ ] Zurück zur Besitzerin oder zum Besitzer',
      label: 'Woche 1',
    },
    {
      name: 'Jedes Zimmer fotografieren und eine Schublade ausräumen',
      description:
        'Die Bilder zeigen, was du nicht mehr siehst; heb sie bis Tag 12 auf. Dann eine einzige Schublade: ausleeren, auswischen, nur zurücklegen, was du dieses Jahr benutzt hast. Stell vier Kisten auf: bleibt, weg, verschenken, unsicher.',
      label: 'Tag 1',
    },
    {
      name: 'Die Schränke im Bad leeren',
      description:
        'Alles Abgelaufene und Eingetrocknete geht; Medikamente entsorgst du so, wie es deine Gemeinde vorsieht, nie im Abfluss. Von jeder Sorte bleibt eine offene Flasche. Was täglich gebraucht wird, steht in Griffhöhe.',
      label: 'Tag 2',
    },
    {
      name: 'Den Flur freiräumen: Schuhe, Jacken, Schlüssel',
      description:
        'Hier hängt nur, was in diese Jahreszeit gehört. Die Schlüssel bekommen eine Schale, die Post ein Fach. Jede Person hat so viele Haken, wie sie diesen Monat Jacken trägt.',
      notes:
        '[ ] Nur Schuhe dieser Jahreszeit\n[ ] Eine Schale für Schlüssel\n[ ] Ein Fach für die Post\n[ ] Regenschirme gezählt',
      label: 'Tag 3',
    },
    {
      name: 'Die Küche sortieren: Vorräte und Kühlschrank',
      description:
        'Alles heraus, Daten ansehen und in den nächsten Tagen aus dem kochen, was wegmuss. Ein Mindesthaltbarkeitsdatum ist kein Verfallsdatum: schauen, riechen, probieren. Das Älteste kommt nach vorn.',
      label: 'Tag 4',
    },
    {
      name: 'Die Küche sortieren: Töpfe, Teller und Geräte',
      description:
        'So viele Teller, wie höchstens Gäste kommen. Deckel ohne Dose und Dosen ohne Deckel gehen. Eine Maschine, die ein Jahr lang stillstand, darf zu jemandem, der gern backt.',
      label: 'Tag 5',
    },
    {
      name: 'Meine ganze Kleidung aufs Bett legen und auswählen',
      description:
        'Alles, aus jedem Schrank und von der Leine; zwei Stunden, am Wochenende. Frag: Passt es heute, ist es heil, habe ich es letztes Jahr getragen? Häng die Bügel von dem, was bleibt, verkehrt herum; in einem halben Jahr siehst du, was du nie genommen hast.',
      notes:
        '[ ] Passt heute nicht\n[ ] Kaputt, und ich flicke es nicht\n[ ] Ein Jahr nicht getragen\n[ ] Unsicher: in die Kiste mit Datum',
      label: 'Tag 6',
    },
    {
      name: 'Ausruhen und die Säcke wegbringen',
      description:
        'Nur der Weg zum Laden, zur Sammelstelle oder zu den Nachbarn. Dann setz dich in die leerste Ecke und schau.',
      label: 'Tag 7',
    },
    {
      name: 'Allem, was bleibt, einen festen Platz geben',
      description:
        'Aufgeräumt heißt nicht leer, sondern dass Wegräumen kein Nachdenken braucht. Hat etwas bis Freitag keinen Platz, muss anderes weichen, oder es geht.',
      label: 'Woche 2',
    },
    {
      name: 'Die Papiere durchgehen',
      description:
        'Drei Stapel: erledigen, aufheben, schreddern. Wie lange du Steuerunterlagen, Verträge und Abrechnungen aufheben musst, ist von Land zu Land verschieden; schlag es einmal nach und schreib es auf den Ordner. Geburtsurkunden, Kaufverträge fürs Haus und Rentenunterlagen bleiben für immer.',
      notes:
        '[ ] Diese Woche erledigen\n[ ] Aufheben, mit Jahreszahl\n[ ] Schreddern\n[ ] Scannen, was ich oft suche',
      label: 'Tag 8',
    },
    {
      name: 'Die Flächen im Wohnzimmer freiräumen',
      description:
        'Tisch, Kommode, Fensterbank, Boden: alles herunter, dann ein Drittel zurück. Kabel bekommen ein Schild und eine Kiste. Bücher, die niemand mehr aufschlägt, suchen Leser.',
      label: 'Tag 9',
    },
    {
      name: 'Keller, Dachboden oder den Platz unter dem Bett sortieren',
      description:
        'Eine Ecke, der Wecker steht auf einer Stunde. Beschrifte jede Kiste auf zwei Seiten mit Inhalt und Jahr. Eine Kiste, die zwei Jahre niemandem gefehlt hat, darf fast ungeöffnet gehen; sieh nur nach Papieren und Bildern.',
      label: 'Tag 10',
    },
    {
      name: 'Auswählen, was ich zur Erinnerung behalte',
      description:
        'Heute und nicht früher, denn jetzt bist du geübt. Eine Kiste pro Person, so groß wie ein oder zwei Schuhkartons. Fotografier, was zu groß ist, und erzähl jemandem die Geschichte dazu, bevor es geht.',
      label: 'Tag 11',
    },
    {
      name: 'Mit den Bildern vergleichen und zehn Minuten am Tag einrichten',
      description:
        'Stell dich dorthin, wo du an Tag 1 gestanden hast. Räum die Kiste „unsicher“ mit dem heutigen Datum weg; was in drei Monaten niemand geholt hat, geht. Zehn Minuten jeden Abend, alle zusammen, erhalten das Ganze: Mach daraus ein Ziel, das sich wiederholt.',
      label: 'Gipfel',
    },
  ],
};
