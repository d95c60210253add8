import { data } from 'react-router';

/**
 * A loader's answer for a page without the part that it is about: the rest stands, and its document has status 503,
 * so that search engines come again instead of keeping it.
 */
export const unavailable = <Left>(left: Left): Left => data(left, { status: 503 }) as unknown as Left; // the router unwraps it before the page reads it
