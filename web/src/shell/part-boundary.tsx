import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  readonly onMissing: () => void;
  readonly children: ReactNode;
}

/** Browsers' messages for a failed dynamic import. */
const missingPart = /dynamically imported module|module script failed|preload CSS/iu;

/** Catches only failed imports. Other errors pass through. */
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
