/** Each pattern matches only at the beginning of a word: “Waterproofing” contains “roof”, but is not roofing. */
const types: readonly [RegExp, string][] = [
  [/\b(?:plumb|drain|sewer|septic)/i, 'Plumber'],
  [/\b(?:roof|gutter)/i, 'RoofingContractor'],
  [/\belectric/i, 'Electrician'],
  [/\b(?:hvac|heating|air condition|furnace)/i, 'HVACBusiness'],
  [/\bpaint/i, 'HousePainter'],
  [/\blocksmith/i, 'Locksmith'],
  [/\bmov(?:er|ers|ing)\b/i, 'MovingCompany'],
  [/\b(?:detail|car wash|auto wash)/i, 'AutoWash'],
  [/\b(?:auto(?:motive)? repair|mechanics?\b)/i, 'AutoRepair'],
  [
    /\b(?:contractor|remodel|construction|handyman|builder|carpent|concrete|fenc|deck|floor|drywall|masonry|waterproof)/i,
    'GeneralContractor',
  ],
  [
    /\b(?:clean|maid|lawn|landscap|tree|garden|pressure wash|pool|pest|junk|debris|window|snow|sprinkler|garage)/i,
    'HomeAndConstructionBusiness',
  ],
];

/** Returns the schema.org type that is nearest to an industry's name. */
export function businessType(industry: string): string {
  return types.find(([pattern]) => pattern.test(industry))?.[1] ?? 'LocalBusiness';
}
