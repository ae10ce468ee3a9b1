/**
 * Whether a description mentions years, which go out of date. The screen shows such a description in red, others in
 * green.
 */
export const speaksOfYears = (description: string): boolean => /year/i.test(description);
