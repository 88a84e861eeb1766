import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { noteWait } from '@cairn/server/testing/timed-wait';

const titles = ['browser', 'context', 'page'].map((name) => `Fixture "${name}"`);

/** Notes how long browsers take to start: the runner does that, so no journey can time it. */
// oxlint-disable-next-line no-default-export
export default class WaitsReporter implements Reporter {
  onStepEnd(_test: TestCase, _result: TestResult, { category, title, duration, parent }: TestStep): void {
    // A fixture that waits for another one has the other's time in its own.
    const isOutermost = !parent || !titles.includes(parent.title);
    if (category === 'fixture' && titles.includes(title) && isOutermost) noteWait('browsers', duration);
  }
}
