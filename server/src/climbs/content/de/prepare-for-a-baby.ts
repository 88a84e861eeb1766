import type { ClimbWords } from '../climb-words.ts';

export const prepareForABaby: ClimbWords = {
  name: 'Auf ein Baby vorbereiten: die letzten 20 Wochen',
  description:
    'Für werdende Eltern in der zweiten Hälfte der Schwangerschaft. Fang am ersten Montag nach der vollendeten 20. Woche an, dann fällt der errechnete Termin in die letzte Woche. Ersetzt weder Hebamme noch Arztbesuch: Ruf bei Blutungen, starken Schmerzen, Fieber, heftigem Kopfweh mit Augenflimmern, Fruchtwasserabgang oder wenn sich das Kind weniger bewegt, sofort an, zu jeder Stunde.',
  steps: [
    {
      name: 'Eine Hebamme finden und Geburtsorte ansehen',
      description:
        'Hebammen und Geburtshäuser sind früh ausgebucht, also schreib mehrere zugleich an. Frag auch nach den Besuchen im Wochenbett, denn sie helfen am meisten.',
      notes: 'Angefragt:\nAntwort:',
      label: 'Noch 19 Wochen',
    },
    {
      name: 'Unsere Fragen für die nächste Vorsorge aufschreiben',
      description:
        'Der große Ultraschall liegt zwischen der 19. und 22. Woche. Frag nach dem Test auf Schwangerschaftsdiabetes (25. bis 28. Woche), nach Impfungen (Keuchhusten, Grippe) für dich und alle, die das Baby halten werden, nach Medikamenten, Sport und Reisen.',
      notes: 'Fragen:\nAntworten:',
      label: 'Noch 19 Wochen',
    },
    {
      name: 'Arbeitgeber informieren und alle Fristen herausfinden',
      description:
        'Mutterschutz, Elternzeit, Elterngeld, Kündigungsschutz: Jedes Land hat eigene Fristen und Formulare, manche Wochen vor der Geburt. Mach aus jeder Frist ein eigenes Ziel.',
      notes: 'Frist, Formular, abgeschickt:',
      label: 'Noch 18 Wochen',
    },
    {
      name: 'Zum Geburtsvorbereitungskurs anmelden',
      description:
        'Die meisten beginnen zwischen der 25. und 30. Woche und enden einige Wochen vor dem Termin. Viele haben Partnerabende. Bist du allein, nimm die Person mit, die dich zur Geburt begleitet.',
      label: 'Noch 17 Wochen',
    },
    {
      name: 'Über das Geld im ersten Jahr sprechen',
      description:
        'Einkommen mit Elterngeld, Kosten, wer wie lange zu Hause bleibt, wer danach wie viel arbeitet. Schreibt drei Varianten auf, schlaft darüber und entscheidet. Kitaplätze werden oft ein Jahr vorher vergeben: Fragt jetzt.',
      notes: 'Variante A:\nVariante B:\nKita angefragt:',
      label: 'Noch 16 Wochen',
    },
    {
      name: 'Aufschreiben, was wir brauchen und was nicht',
      description:
        'Ein Neugeborenes braucht Nahrung, Arme, Wärme und saubere Windeln. Leiht und kauft gebraucht, was waschbar ist; den Autositz nehmt neu oder von Leuten, denen ihr vertraut, denn er darf keinen Unfall gehabt haben.',
      notes: 'Haben wir:\nLeihen:\nKaufen:\nWeglassen:',
      label: 'Noch 15 Wochen',
    },
    {
      name: 'Einen Abend für uns und eine Stunde für die Liste nehmen',
      description:
        'Ein Abend ohne das Thema Baby und eine Stunde, um drei Zeilen abzuhaken. Erwartest du das Kind allein, gehört der Abend jemandem, der dir guttut.',
      notes: 'Drei Zeilen dieser Woche:',
      label: 'Noch 14 bis 11 Wochen',
    },
    {
      name: 'Einen Erste-Hilfe-Kurs für Babys machen',
      description:
        'Drei Stunden, bei den Rettungsdiensten und vielen Kliniken. Verschlucken, Fieber, Stürze, Wiederbelebung: Nehmt die Großeltern mit. Durch Lesen lernt man das nicht.',
      label: 'Noch 12 Wochen',
    },
    {
      name: 'Einen sicheren Schlafplatz einrichten',
      description:
        'Eine feste, flache Matratze im eigenen Bett in eurem Zimmer, auf dem Rücken, im Schlafsack. Kein Kissen, kein Nestchen, keine Decke, keine Kuscheltiere, kein Rauch, 16 bis 18 Grad. Auf Sofa oder Sessel mit dem Baby einzuschlafen ist gefährlich.',
      notes:
        '[ ] Bett mit fester Matratze\n[ ] Zwei Schlafsäcke in der richtigen Größe\n[ ] Wickelplatz, alles in Griffweite',
      label: 'Noch 10 Wochen',
    },
    {
      name: 'Den Geburtsort festlegen und dort anmelden',
      description:
        'Seht euch höchstens zwei Orte an. Fragt: Wer ist nachts da, was, wenn etwas passiert, darf jemand bleiben, wie helft ihr beim Stillen? Meldet euch an und lernt den Weg, auch nachts und mit einer zweiten Strecke.',
      notes: 'Ort:\nTelefon Kreißsaal:\nWeg und zweiter Weg:',
      label: 'Noch 9 Wochen',
    },
    {
      name: 'Uns auf einen Namen einigen, oder auf drei',
      description:
        'Ruft ihn laut über einen Spielplatz und sagt ihn leise im Dunkeln. Achtet auf Initialen, Spitznamen und darauf, was das Standesamt verlangt. Erzählt es niemandem oder allen, aber einigt euch, was von beiden.',
      label: 'Noch 8 Wochen',
    },
    {
      name: 'Die Arbeit übergeben, bevor der Mutterschutz beginnt',
      description:
        'Eine Seite pro offene Sache, eine Person, die antwortet, ein Datum, ab dem du keine Nachrichten mehr liest. Den letzten Rest räumen andere auf.',
      label: 'Noch 7 Wochen',
    },
    {
      name: 'Unsere Wünsche für die Geburt auf eine Seite schreiben',
      description:
        'Wer dabei ist, was dir hilft, wie du über Schmerzmittel denkst, was gleich danach geschehen soll. Geburten halten sich nicht an Pläne; kennen sollten alle deine Wünsche trotzdem. Besprich sie mit der Hebamme.',
      notes: 'Wer dabei ist:\nHilft mir:\nSchmerzmittel:\nGleich danach:',
      label: 'Noch 6 Wochen',
    },
    {
      name: 'Die Kleidung waschen und die Kliniktasche packen',
      description:
        'Babys kommen manchmal früh, und eine gepackte Tasche beruhigt. Größe 56 passt den meisten, dazu wenige Teile in 50 und 62.',
      notes:
        '[ ] Mutterpass, Versichertenkarte, Ausweise\n[ ] Bequeme Kleidung, warme Socken\n[ ] Waschzeug, Handtuch, Lippenbalsam\n[ ] Etwas zu essen und zu trinken\n[ ] Ladekabel, ein langes\n[ ] Kleidung und Decke für den Heimweg',
      label: 'Noch 5 Wochen',
    },
    {
      name: 'Den Autositz einbauen und üben',
      description:
        'Gegen die Fahrtrichtung, auf dem Beifahrersitz nur bei abgeschaltetem Airbag. Baut ihn zweimal ohne Anleitung ein. Ohne Auto: Klärt, wie ihr nach Hause kommt.',
      label: 'Noch 5 Wochen',
    },
    {
      name: 'Die ersten vier Wochen nach der Geburt organisieren',
      description:
        'Das Wochenbett heißt nicht umsonst so. Wer kocht, wer kauft ein, wer wäscht, wer nimmt ältere Kinder, wer darf wie lange zu Besuch kommen? Sagt jetzt freundlich Nein; danach seid ihr zu müde dafür.',
      notes: 'Kocht:\nKauft ein:\nÄltere Kinder, Tiere:\nBesuch:',
      label: 'Noch 4 Wochen',
    },
    {
      name: 'Eine Kinderarztpraxis finden und die Formulare vorbereiten',
      description:
        'Viele Praxen nehmen niemanden mehr auf, also fragt jetzt, wer die ersten Untersuchungen macht. Füllt die Anträge so weit wie möglich aus; fehlen sollte nur noch die Geburtsurkunde.',
      notes:
        '[ ] Praxis fürs Kind\n[ ] Anmeldung der Geburt\n[ ] Kindergeld\n[ ] Elterngeld\n[ ] Krankenversicherung des Kindes\n[ ] Vaterschaft anerkannt, falls nicht verheiratet',
      label: 'Noch 3 Wochen',
    },
    {
      name: 'Den Gefrierschrank mit zwölf Mahlzeiten füllen',
      description:
        'Portionen, die man mit einer Hand und einer Gabel essen kann. Beschrifte sie. Dazu Vorräte, Waschmittel und Binden für dich.',
      label: 'Noch 2 Wochen',
    },
    {
      name: 'Schlafen, spazieren gehen und etwas Schönes tun',
      description:
        'Es muss nichts mehr fertig werden. Kenne die Zeichen, bei denen du anrufst: regelmäßige Wehen, Fruchtwasser, Blutungen, weniger Bewegungen. Die Nummer hängt am Kühlschrank.',
      label: 'Noch 1 Woche',
    },
    {
      name: 'Die Woche um den Termin von allem freihalten',
      description:
        'Nur etwa jedes zwanzigste Kind kommt am errechneten Tag. Geh zur Vorsorge, antworte nur denen, die dir guttun, warte. Wenn es so weit ist, vergiss diese Liste.',
      label: 'Gipfel',
    },
  ],
};
