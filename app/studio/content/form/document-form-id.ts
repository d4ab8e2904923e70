/** For controls of a document's form that stand outside it, in its header and in its side panel. */
export const FORM_ID = 'document-form';
