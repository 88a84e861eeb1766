import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { noteWait } from '@cairn/server/testing/timed-wait';

const titles = ['browser', 'context', 'page'].map((name) => `Fixture "${name}"`);

/** No journey can time how long browsers take to start. */
// oxlint-disable-next-line no-default-export
export default class WaitsReporter implements Reporter {
  onStepEnd(_test: TestCase, _result: TestResult, { category, title, duration, parent }: TestStep): void {
    // An outer fixture's time includes that of the inner ones.
    const isOutermost = !parent || !titles.includes(parent.title);
    if (category === 'fixture' && titles.includes(title) && isOutermost) noteWait('browsers', duration);
  }
}
