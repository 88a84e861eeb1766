export const fortyThings = `- Call the insurance office
- Pick up the parcel
* Book the dentist
* Water the plants
• Reply to the pilot teams
• Buy bread, milk, eggs
– Renew the passport
– Photo prints for the hallway
— Winter tyres, boiler check
+ Return the library books
Write 600 words, chapter 8
Review onboarding copy
Easy run, 6 km
Portuguese, 20 minutes
Dinner at Lena's
Clear the shared inbox

Finish chapter 8
Onboarding flow approved
Three runs, one of 18 km
Plan the eightieth birthday
Draft chapters 7 to 9
Atlas beta with twenty teams
100 km of base running
Finish Portuguese unit 14
Review home insurance
Draft part two, chapters 7 to 11
Atlas public beta
Half marathon on 13 December
Close the year's books
First draft of the field guide
Ship Atlas 2.0
Half marathon under two hours
Portuguese to B2
Six months of savings aside
Publish three books
Learn to sail, then teach it
Own our time by fifty
Write a book worth rereading
Walk a thousand-kilometre trail
Speak three languages well`;

export const fortyNames: readonly string[] = fortyThings
  .split('\n')
  .map((line) => line.replace(/^[-*•–—+] /u, ''))
  .filter((line) => line !== '');
