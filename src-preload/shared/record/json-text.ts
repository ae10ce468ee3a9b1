declare const isJson: unique symbol;

/** JSON as a text: a value as its server wrote it, with all digits of a number. */
export type JsonText = string & { readonly [isJson]: true };
