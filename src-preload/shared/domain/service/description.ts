/** Whether a description mentions years, which go out of date: it is shown red then, otherwise green. */
export const speaksOfYears = (description: string): boolean => /year/i.test(description);
