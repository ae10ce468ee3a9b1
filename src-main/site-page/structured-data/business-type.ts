const types: readonly [RegExp, string][] = [
  [/plumb|drain|sewer|septic/i, 'Plumber'],
  [/roof|gutter/i, 'RoofingContractor'],
  [/electric/i, 'Electrician'],
  [/hvac|heating|air condition|furnace/i, 'HVACBusiness'],
  [/paint/i, 'HousePainter'],
  [/locksmith/i, 'Locksmith'],
  [/\bmov(?:er|ers|ing)\b/i, 'MovingCompany'],
  [/detail|car wash|auto wash/i, 'AutoWash'],
  [/auto(?:motive)? repair|mechanic/i, 'AutoRepair'],
  [
    /contractor|remodel|construction|handyman|builder|carpent|concrete|fenc|deck|floor|drywall|masonry/i,
    'GeneralContractor',
  ],
  [
    /clean|maid|lawn|landscap|tree|garden|pressure wash|pool|pest|junk|debris|window|snow|sprinkler|garage/i,
    'HomeAndConstructionBusiness',
  ],
];

/** Returns the schema.org type that is nearest to an industry's name. */
export function businessType(industry: string): string {
  return types.find(([pattern]) => pattern.test(industry))?.[1] ?? 'LocalBusiness';
}
