/** Major and minor version of the contract: a release that was built for another one is not served (its keys differ). */
export const contractVersion = '0.2';
