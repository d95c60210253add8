import { Component, type ReactNode } from 'react';

interface SectionProps {
  /** The section's name in the page's language, for its fallback. */
  fallbackName: string;
  /** The replacement when it breaks; the default is one quiet line with its name. */
  fallback?: (retry: () => void) => ReactNode;
  children: ReactNode;
}

/** A wall around a part of a page: when it throws, the rest of the page stays. */
export class Section extends Component<SectionProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  private readonly retry = () => this.setState({ broken: false });

  override render() {
    const { children, fallback, fallbackName } = this.props;
    if (!this.state.broken) return children;
    return fallback ? fallback(this.retry) : <p role="status">{fallbackName}</p>;
  }
}
