import { dayColumn, monthColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const firstInstrument: ClimbText = {
  code: 'first-instrument',
  category: 'creative',
  language: 'en',
  color: 'magenta',
  icon: 'note',
  name: 'Learn an instrument: the first 12 weeks',
  description:
    'For adults who begin with guitar, piano, ukulele, violin or any other instrument. Fifteen minutes on five days a week bring you to three pieces that you can play to a friend. It does not replace a teacher: two or three lessons at the beginning save months of wrong habits.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Choose three pieces that I will play to a friend',
      description:
        'Make them easy ones: slow, few chords or notes, music that you love to hear. One of them you will play as early as week 4.',
      notes: 'Piece 1, very easy:\nPiece 2:\nPiece 3, the one I dream of:',
      label: 'The aim',
      column: monthColumn,
      periodIndex: 1,
    },
    {
      name: 'Borrow or rent an instrument and have it set up',
      description:
        'Do not buy yet; a rented good one is easier to play than a bought cheap one. Ask the shop to tune and adjust it. Put it where you see it every day, out of its case.',
      notes:
        '[ ] Instrument\n[ ] Tuner or tuning app\n[ ] Metronome or app\n[ ] Stand, footstool or bench at the right height',
      label: 'Day 1',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Book a first lesson and fix fifteen minutes on five days',
      description:
        'After something that you do anyway: after coffee, before the news. Short and often beats long and seldom, because the hands learn overnight.',
      label: 'Day 2',
      column: dayColumn,
      periodIndex: 2,
    },
    {
      name: 'Learn to tune, to hold and to make one good sound',
      description:
        'Shoulders low, wrists straight, breath going. Play one single tone ten times and make each more beautiful than the one before. If anything hurts, change the position; pain is never part of practice.',
      label: 'Day 3',
      column: dayColumn,
      periodIndex: 3,
    },
    {
      name: 'Practise five times fifteen minutes: sound and posture',
      description:
        'Five minutes of tones, five of the first two chords or five notes, five of playing about. End before you are tired.',
      notes: '[ ] 1\n[ ] 2\n[ ] 3\n[ ] 4\n[ ] 5',
      label: 'Week 1',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Change between two chords or play five notes, evenly',
      description:
        'With the metronome at 50: one change every four beats. Only when it works ten times in a row, five beats faster. Slow and right becomes fast; fast and wrong stays wrong.',
      label: 'Week 2',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Learn the first piece in four parts',
      description:
        'Divide it into parts of two or four bars. Each day one part, and at the end always the transition to the next. Begin with the last part: then you play towards what you know.',
      notes: '[ ] Last part\n[ ] Part before it\n[ ] Second part\n[ ] First part',
      label: 'Week 3',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Play the first piece from beginning to end',
      description:
        'As slowly as is needed to get through without stopping. Mistakes are passed by, not repaired: that is a skill of its own.',
      label: 'Week 4',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Record myself for the first time',
      description:
        'One take, for nobody. Listen to it a day later and write down one thing that is good and one that you practise next week.',
      notes: 'Good:\nNext week:',
      label: 'First recording',
      column: dayColumn,
      periodIndex: 28,
    },
    {
      name: 'Play piece 1 by heart and begin piece 2',
      description:
        'By heart means: in another room, on another chair, after talking for five minutes. Only then is it yours.',
      label: 'Milestone',
      column: monthColumn,
      periodIndex: 2,
    },
    {
      name: 'Learn a third chord or the next five notes',
      description:
        'Add one element only, and use it at once in a tune that you know. Ten minutes of new, five minutes of piece 1.',
      label: 'Week 5',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Practise rhythm without the instrument',
      description:
        'Clap and count aloud to a recording of piece 2, on every beat, then only on two and four. If you can clap it, you can play it. Beats come before notes.',
      label: 'Week 6',
      column: weekColumn,
      periodIndex: 6,
    },
    {
      name: 'Learn piece 2 in parts and mark the hard spot',
      description:
        'There is one spot in every piece at which you always stumble. Play only those two bars, ten times slowly, at the beginning of every practice.',
      notes: 'The hard spot:',
      label: 'Week 7',
      column: weekColumn,
      periodIndex: 7,
    },
    {
      name: 'Have another lesson and play piece 2 there',
      description:
        'Ask three questions: what do I do that will hinder me later? What should I leave out? What comes next? Write down the answers in the lesson.',
      notes: 'Hinders me later:\nLeave out:\nNext:',
      label: 'Week 8',
      column: weekColumn,
      periodIndex: 8,
    },
    {
      name: 'Play along with somebody, or with a recording',
      description:
        'Slow the recording down to three quarters. If you lose the place, wait and come in again at the next line. Playing with others teaches in an hour what practising alone teaches in a week.',
      label: 'Week 9',
      column: weekColumn,
      periodIndex: 9,
    },
    {
      name: 'Begin piece 3, simplified',
      description:
        'Leave out whatever you cannot play yet: only the melody, only the bass, only the chords on one. A simple version in time is music; a full one that stops is not.',
      label: 'Week 10',
      column: weekColumn,
      periodIndex: 10,
    },
    {
      name: 'Play all three pieces in a row every day',
      description:
        'Without stopping and without comment, as if somebody were listening. Then ten minutes at the two weakest spots.',
      label: 'Week 11',
      column: weekColumn,
      periodIndex: 11,
    },
    {
      name: 'Play the pieces to a camera, standing up to begin',
      description:
        'Come in, sit down, breathe, play, get up. Nervousness is smaller when the way into it is known. Compare with the recording from week 4.',
      label: 'Dress rehearsal',
      column: dayColumn,
      periodIndex: 80,
    },
    {
      name: 'Play three pieces to a friend',
      description:
        'One person is enough, in a room that you know. Begin with the easiest. Say nothing about mistakes; nobody has noticed most of them.',
      label: 'The summit',
      column: dayColumn,
      periodIndex: 84,
    },
    {
      name: 'Decide what the next twelve weeks are for',
      description:
        'A teacher, a group, three new pieces, or your own songs. If you have practised four times a week, buy an instrument now: you know what you are looking for.',
      label: 'Week 12',
      column: weekColumn,
      periodIndex: 12,
    },
  ],
};
