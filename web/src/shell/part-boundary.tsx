import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** A part could not be fetched; nothing of it is drawn. */
  readonly onMissing: () => void;
  readonly children: ReactNode;
}

/** What browsers say when a script that is fetched on intent does not come. */
const missingPart = /dynamically imported module|module script failed|preload CSS/iu;

/** Keeps a part that is not on this device, and cannot be fetched, from taking the page with it; a bug still does. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly failure: unknown }> {
  override state: { readonly failure: unknown } = { failure: null };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch(failure: unknown) {
    if (isMissing(failure)) this.props.onMissing();
  }

  override render() {
    if (this.state.failure === null) return this.props.children;
    if (!isMissing(this.state.failure)) throw this.state.failure;
    return null;
  }
}

function isMissing(failure: unknown): boolean {
  return failure instanceof Error && missingPart.test(failure.message);
}
