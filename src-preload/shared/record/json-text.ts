declare const isJson: unique symbol;

/** The JSON text of a value, with all digits of a number. The type keeps other strings from being used as JSON text. */
export type JsonText = string & { readonly [isJson]: true };
