/** So often a buyer may select another method for one payment. */
export const maxMethodChanges = 5;
