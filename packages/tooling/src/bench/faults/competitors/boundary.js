import { Component, createElement } from 'react';

/** The error boundary of React's documentation, with a button that starts over. */
export class Boundary extends Component {
  state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  render() {
    if (!this.state.failed) return this.props.children;
    return createElement(
      'div',
      { role: 'alert' },
      'This part did not open. ',
      createElement('button', { type: 'button', onClick: this.props.onRetry }, 'Try again'),
    );
  }
}
