import { data } from 'react-router';

/**
 * A loader's result for a page without its main part: the rest stays visible, and its document has status
 * 503, so that search engines come again instead of storing it.
 */
export const unavailable = <Left>(left: Left): Left => data(left, { status: 503 }) as unknown as Left; // the router unwraps it before the page reads it
