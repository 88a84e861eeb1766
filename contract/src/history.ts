/**
 * All changes of the contract, newest last, each with the contract's hash after it. A test compares the last hash, so
 * that the API never changes by accident.
 */
export const contractHistory = [
  { hash: '33374fd5a008fc0f', change: 'Accounts, settings, columns, goals, deleted goals and the feed.' },
  { hash: '2993a69041e3c48d', change: 'A goal names its series and its original date.' },
  { hash: 'a739abde1785f11f', change: 'Goals repeat: series in the feed, rules on goals, edits of several.' },
  { hash: 'b021c3d008fae5de', change: 'When a person’s working hours begin and end.' },
  { hash: '905a3867a4eba952', change: 'Comments, histories and following.' },
  { hash: 'f5514441708c9db6', change: 'Up to 500 goals in one batch.' },
  { hash: '088edf2c418bdcfb', change: 'Folders: pinned for everyone, and favourites.' },
  { hash: 'e0a2171694cebdea', change: 'Tags of spaces; a tag is one word.' },
  { hash: '1571aef9da3f828b', change: 'Search in titles, notes and comments.' },
  { hash: '2eed3a1dff652f6b', change: 'Files are uploaded.' },
  { hash: '9d33e856bc50df99', change: 'Cards for linked pages.' },
  { hash: 'af07293da72f6362', change: 'Public goals: how they are shown, and what visitors see.' },
  { hash: '801791ff3ea82aa3', change: 'Whether goals with a time move too when overdue goals do.' },
  { hash: '52b75a2a598480f6', change: 'A list has room for so many goals as the plan says.' },
  { hash: '631ebc4599892df1', change: 'What visitors see below a goal has a name in the description.' },
  { hash: '41aa2834df0fb2fb', change: 'A goal that left its series can stand for its day of it again.' },
  { hash: '23c7c563dc4b4f4d', change: 'A goal is put elsewhere in its folder.' },
  { hash: '0a4fb7e450747afe', change: 'The tags of a space tell which version they are.' },
  { hash: '4d83e64677e80fac', change: 'A first reading of the feed begins with what today’s screens show.' },
  { hash: '851ae807729f9b0b', change: 'The lists of the sidebar can be folded.' },
  {
    hash: 'ba2e1784186c06d1',
    change: 'A comment tells what was overwritten unseen, and takes what it was changed on.',
  },
  { hash: '5f2ae244866ca772', change: 'Which keys a person has put elsewhere.' },
  { hash: 'd7892b60af4752e4', change: 'The entries of the sidebar that can be switched off have names.' },
  {
    hash: '2eb8625ae5abc5b3',
    change: 'An edit tells which revision of the note is known, and is answered what came since.',
  },
  { hash: '31df9d69f1ed1c8c', change: 'Which hints a person has put away.' },
  { hash: 'fc3b4433bdaa2164', change: 'What lies behind the planner.' },
  {
    hash: '64c9f07dae2a1db0',
    change: 'Search anywhere, undo, redo and the list of keys can be put elsewhere.',
  },
  { hash: 'e7806d3c0b8460e6', change: 'Boards and their lists; events tell them.' },
  {
    hash: 'a0778b7488153b54',
    change: 'Public boards, following, liking and cloning them, the gallery and templates.',
  },
  { hash: '9b87573e07890fb7', change: 'Strangers join in on a public board.' },
  {
    hash: 'c0d30857eaf682eb',
    change: 'Members read how a board is shown; the account says whether there is a gallery.',
  },
  { hash: '2c945592c2a2587a', change: 'Boards stand in folders too.' },
  { hash: '59ca1f377aef742e', change: 'A refusal says which space was left, where a thing is in one.' },
  {
    hash: '44f0cad6e30f4e05',
    change: 'Spaces are made, edited, cloned, deleted and restored; people join, lead and leave them.',
  },
  {
    hash: 'a172d46fd5aa9c58',
    change:
      'Deleted boards and lists that can be restored; a copy is refused where its files have no room; goals of a public board tell their places.',
  },
  {
    hash: '2662c7778045128e',
    change:
      'What a person has seen of what concerns them, whether they are seen, and what their calendar feed tells.',
  },
  {
    hash: '98692cbb5dab4347',
    change:
      'What concerns a person, tokens for their scripts and what each call asks of one, the address of their calendar, and who looks at a goal.',
  },
  {
    hash: '0a184551f9ecb91e',
    change:
      'An event says where on the time axis its goal stood then, and names its people while they are there.',
  },
  {
    hash: '5b7005b9852728b4',
    change: 'PATCH of a membership takes what one has set for oneself, as `my-settings/` does.',
  },
  { hash: 'e211e556ef73ac3c', change: 'What is too large to be copied at once is refused.' },
  {
    hash: 'fed70268650b071f',
    change: 'An upload is refused for its number, the server’s disk and a storage that does not answer.',
  },
  {
    hash: 'c0f08db25ecde7b6',
    change: 'The server says who may create an account; a sign-up carries an invitation.',
  },
  {
    hash: '15108f5f83453927',
    change:
      'Passwords are changed while signed in, addresses confirmed, other sessions ended; deleting an account needs the password.',
  },
  { hash: '09ec3cc015397d36', change: 'An invitation to lead a space is bound to its address.' },
  { hash: 'd4ee0e9178da2dc1', change: 'A join link needs a confirmed address.' },
  { hash: '880a000a24d0bf94', change: 'An invitation says whether its mail could not be sent so far.' },
  {
    hash: 'e5cd8ef81c2fe988',
    change: 'Text is refused where the room for files, notes and comments is full by more than 10 MB.',
  },
  { hash: 'e30c5618218f9f1c', change: 'A deleted space is told apart from one that somebody left.' },
  {
    hash: '7c7c5dd94e4e1162',
    change: 'The address of a public picture may carry the link that it is seen by.',
  },
  { hash: '16df92c85cbc2faa', change: 'A series tells the zone whose clock its hours follow.' },
  {
    hash: 'b6046548d0626c6a',
    change: 'The address of a calendar is shown once, and since when there is one.',
  },
  {
    hash: '3b89d839a0ddc592',
    change: 'Descriptions of boards and what members say of themselves take room.',
  },
  { hash: '67e1734a2ce0e993', change: 'The address of a join link may be unknown.' },
  { hash: 'bfadc352fe6eb7bf', change: 'A goal, and a series, may have a planned length.' },
  { hash: '2df95265c65cf225', change: 'A key moves goals to this week.' },
  {
    hash: 'da01ac62ff82787b',
    change: 'Boards tell their members how many like, follow and have copied them.',
  },
  { hash: '7c5e6301e0c2f23a', change: 'Days begin today or with Monday, and their last view is kept.' },
  { hash: '89c589df3aacd143', change: 'The settings say with which weekday months begin their rows.' },
  { hash: '0ed4a9de53c9a7aa', change: 'A public goal may name who published it.' },
  { hash: 'a4bb942268b36305', change: 'Colours may have a meaning.' },
  { hash: 'ca5b41a31a8c2451', change: 'The settings say how dates are written.' },
  { hash: '603b6bcbd432a938', change: 'The settings say which entries a phone’s bar has.' },
  { hash: '0556d9ead7ab581d', change: 'The address of an account can be changed.' },
  {
    hash: '8e926775f352b775',
    change: 'Viewers of a space read and comment; their other writes are refused.',
  },
  { hash: 'b6a79b6c9cffa246', change: 'A person chooses their picture by the settings.' },
  { hash: '15b014d53d970e67', change: 'A space has the settings of its tags and the reader’s limits.' },
  {
    hash: '1aa5ddc62b019d09',
    change: 'Climbs are written, published, started, moved, restarted and left; goals name their step.',
  },
  { hash: 'cf3b8df9f3deeb73', change: 'Events name the climb that was started or left.' },
  { hash: 'eb3506260205f9a7', change: 'A phone’s bar may lead to climbs.' },
  {
    hash: '3ea6d45259ede4c1',
    change: 'A climb is not started where a period would have more open goals than the plan allows.',
  },
  { hash: '1683cc3897c557b6', change: 'Deleted climbs of one’s own are listed.' },
  {
    hash: '05f2358ae53d52ad',
    change: 'Boards cloned from public boards or templates take the changes of their author.',
  },
  { hash: 'f9f3f6581bfae764', change: 'Authors of climbs see how long steps take and when people started.' },
  { hash: 'ed80b8edc17968ee', change: 'Changes of cloned boards say how long a goal is planned to take.' },
  {
    hash: 'd50ca22edf0abc8f',
    change:
      'Changes of a climb are published with a sentence; a public climb has it, and when it was changed.',
  },
  {
    hash: '460191a300e595e4',
    change: 'People choose what they are told by mail, for all spaces and for each, and when it is quiet.',
  },
  {
    hash: '73d71dd9f049e2e7',
    change: 'A goal may be muted, and tells who follows it and why; a series names the one before it.',
  },
  {
    hash: '2e6c516720e93b42',
    change: 'A link in a mail ends the mails of its event, and turns them on again.',
  },
  {
    hash: 'e2c6e1062184939a',
    change:
      'Notices have a read state each, and tell of followed goals that others move and of people who come and go.',
  },
  { hash: 'fdc33b5617c04346', change: 'Keys follow and mute goals.' },
  {
    hash: 'd5bd6c58f81396ff',
    change: 'Codes of toasts that a person has seen are kept, and the address of a video for new people.',
  },
  {
    hash: 'd6deff429451bff4',
    change: 'People are reminded of goals with a time, and once a day of the others.',
  },
  { hash: '85da5639f649ac8b', change: 'Browsers show notices by Web Push, which people choose like mails.' },
  {
    hash: 'a32ed8ad21734652',
    change: 'A link in an invitation ends all invitations to its address.',
  },
  {
    hash: 'dfafe54fd425d347',
    change: 'A person may have a webhook, a further destination of notifications.',
  },
  {
    hash: '7897f361cbc1b4e1',
    change: 'People see what was sent to them, and can send themselves a test mail.',
  },
  {
    hash: '2e6d7441590aaa61',
    change: 'Links in the mail of a reminder complete or move its goal.',
  },
] as const;
