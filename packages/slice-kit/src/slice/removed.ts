import { data } from 'react-router';

/**
 * A loader's result for what was here and will not come back: the page still shows `left`, and its document
 * has status 410, so that search engines remove the address.
 */
export const removed = <Left>(left: Left): Left => data(left, { status: 410 }) as unknown as Left; // the router unwraps it before the page reads it
