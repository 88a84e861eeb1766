import { dayColumn, weekColumn } from '@cairn/core/time/horizons';
import type { ClimbText } from '../climb-text.ts';

export const prepareForABaby: ClimbText = {
  code: 'prepare-for-a-baby',
  category: 'family',
  language: 'en',
  color: 'yellow',
  icon: 'cradle',
  name: 'Prepare for a baby: the last 20 weeks',
  description:
    'For parents-to-be in the second half of a pregnancy. Start on the first Monday after you reach 20 weeks, and the due date falls into the last week. It does not replace midwife or doctor: with bleeding, strong pain, fever, a bad headache with flickering eyes, waters breaking or a baby that moves less, call at once, at any hour.',
  inOrder: false,
  suggestedStart: 1,
  steps: [
    {
      name: 'Find a midwife and look at the places for the birth',
      description:
        'Midwives and birth houses are booked out early, so write to several at once. Ask about the visits after the birth as well, for they help most.',
      notes: 'Asked:\nAnswer:',
      label: '19 weeks to go',
      column: weekColumn,
      periodIndex: 1,
    },
    {
      name: 'Write down our questions for the next check-up',
      description:
        'The large ultrasound falls between weeks 18 and 22. Ask about the test for gestational diabetes (weeks 24 to 28), about vaccinations (whooping cough, flu) for you and those who will hold the baby, about medicines, sport and travel.',
      notes: 'Questions:\nAnswers:',
      label: '19 weeks to go',
      column: dayColumn,
      periodIndex: 1,
    },
    {
      name: 'Tell employers and find out all deadlines',
      description:
        'Maternity leave, parental leave, benefits, protection from dismissal: every country has its own dates and forms, some of them weeks before the birth. Put each deadline into a goal of its own.',
      notes: 'Deadline, form, sent:',
      label: '18 weeks to go',
      column: weekColumn,
      periodIndex: 2,
    },
    {
      name: 'Sign up for an antenatal class',
      description:
        'Most begin between weeks 25 and 30 and end some weeks before the due date. Many have evenings for partners. If you are alone, ask a friend who will be with you at the birth to come along.',
      label: '17 weeks to go',
      column: weekColumn,
      periodIndex: 3,
    },
    {
      name: 'Talk about money in the first year',
      description:
        'Income with benefits, costs, who stays at home for how long, who works how much afterwards. Write three versions, sleep on them, and choose. Nursery places are often given a year ahead: ask now.',
      notes: 'Version A:\nVersion B:\nNursery asked:',
      label: '16 weeks to go',
      column: weekColumn,
      periodIndex: 4,
    },
    {
      name: 'Write the list of what we need, and of what we do not',
      description:
        'A newborn needs to be fed, held, warm and clean. Borrow and buy used whatever is washable; buy the car seat new or from people you trust, because you must know that it has had no accident.',
      notes: 'Have:\nBorrow:\nBuy:\nLeave out:',
      label: '15 weeks to go',
      column: weekColumn,
      periodIndex: 5,
    },
    {
      name: 'Take one evening for the two of us, and one hour for the list',
      description:
        'An evening without the subject of babies, and an hour to tick off three lines. If you expect the child alone, the evening belongs to a person who does you good.',
      notes: 'Three lines of this week:',
      label: '14 to 11 weeks to go',
      column: weekColumn,
      periodIndex: 6,
      repeatCount: 4,
    },
    {
      name: 'Do a first-aid course for babies',
      description:
        'Three hours, given by the emergency services and many hospitals. Choking, fever, falls, resuscitation: grandparents should come along. Nobody can learn this from reading.',
      label: '12 weeks to go',
      column: dayColumn,
      periodIndex: 50,
    },
    {
      name: 'Arrange a safe place to sleep',
      description:
        'A firm, flat mattress in a bed of its own in your room, on the back, in a sleeping bag. No pillow, no bumper, no blanket, no toys, no smoke, 16 to 18 degrees. Sofas and armchairs are dangerous places to fall asleep with a baby.',
      notes:
        '[ ] Bed with firm mattress\n[ ] Two sleeping bags of the right size\n[ ] Changing place with everything within reach',
      label: '10 weeks to go',
      column: weekColumn,
      periodIndex: 10,
    },
    {
      name: 'Decide where the child will be born and register there',
      description:
        'Visit at most two places. Ask: who is there at night, what if something happens, may somebody stay, how do you help with feeding? Register and learn the way, by night and with a second road.',
      notes: 'Place:\nTelephone of the delivery room:\nWay, and second way:',
      label: '9 weeks to go',
      column: weekColumn,
      periodIndex: 11,
    },
    {
      name: 'Agree on a name, or on three',
      description:
        'Say it loudly over a playground and softly in the dark. Look at initials, at nicknames, and at what the law demands. Tell nobody, or everybody, but agree on which.',
      label: '8 weeks to go',
      column: weekColumn,
      periodIndex: 12,
    },
    {
      name: 'Hand over my work before the leave begins',
      description:
        'A page for each open matter, one person who answers, a date from which you no longer read mail. The last tidy-up is not yours to do.',
      label: '7 weeks to go',
      column: weekColumn,
      periodIndex: 13,
    },
    {
      name: 'Write our wishes for the birth on one page',
      description:
        'Who is there, what helps you to relax, what you think about pain relief, what should happen straight after the birth. Births do not follow plans; those who help you should still know your wishes. Discuss it with the midwife.',
      notes: 'Who is there:\nHelps me:\nPain relief:\nStraight after:',
      label: '6 weeks to go',
      column: weekColumn,
      periodIndex: 14,
    },
    {
      name: 'Wash the clothes and pack the hospital bag',
      description:
        'Babies can come early, and a packed bag calms. The size for newborns (56) fits most; add a few pieces in 50 and 62.',
      notes:
        '[ ] Records, insurance card, identity cards\n[ ] Comfortable clothes, warm socks\n[ ] Toiletries, towel, lip balm\n[ ] Something to eat and drink\n[ ] Charger with a long cable\n[ ] Clothes and blanket for the way home',
      label: '5 weeks to go',
      column: weekColumn,
      periodIndex: 15,
    },
    {
      name: 'Fit the car seat and practise',
      description:
        'Facing backwards, and on the front seat only with the airbag switched off. Fasten it twice without the manual. If you have no car, find out how you get home.',
      label: '5 weeks to go',
      column: dayColumn,
      periodIndex: 103,
    },
    {
      name: 'Organise the first four weeks after the birth',
      description:
        'The first weeks are for rest. Who cooks, who shops, who does the washing, who looks after older children, who may visit and for how long? Say no now, kindly; afterwards you will be too tired to.',
      notes: 'Cooks:\nShops:\nOlder children, animals:\nVisits:',
      label: '4 weeks to go',
      column: weekColumn,
      periodIndex: 16,
    },
    {
      name: 'Find a doctor for the child, and prepare the forms',
      description:
        'Many practices take no new patients, so ask now who does the first check-ups. Fill in the applications as far as possible; the birth certificate is the only thing that should still be missing.',
      notes:
        '[ ] Practice for the child\n[ ] Registration of the birth\n[ ] Child benefit\n[ ] Parental benefit\n[ ] Health insurance of the child\n[ ] Acknowledgement of paternity, if not married',
      label: '3 weeks to go',
      column: weekColumn,
      periodIndex: 17,
    },
    {
      name: 'Fill the freezer with twelve meals',
      description:
        'Portions that can be eaten with one hand and one fork. Label them. Add dry stores, washing powder, and pads for yourself.',
      label: '2 weeks to go',
      column: weekColumn,
      periodIndex: 18,
    },
    {
      name: 'Sleep, walk, and do something beautiful',
      description:
        'Nothing has to be finished any more. Know the signs at which you call: regular contractions, waters breaking, bleeding, less movement. The number stands on the fridge.',
      label: '1 week to go',
      column: weekColumn,
      periodIndex: 19,
    },
    {
      name: 'Keep the week of the due date free of everything',
      description:
        'Only about one child in twenty comes on the day itself. Go to the check-ups, answer only those who do you good, wait. When the time has come, forget this list.',
      label: 'The summit',
      column: weekColumn,
      periodIndex: 20,
    },
  ],
};
