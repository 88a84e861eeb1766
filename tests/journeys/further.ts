/** The tag of journeys that take long and seldom find something: `npm run test:all` runs them, `npm test` does not. */
export const further = '@further';
