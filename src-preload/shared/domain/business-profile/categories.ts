/** The categories that can be chosen for a listing, with the IDs that the provider gives them. */
export const listingCategories = [
  { id: 'gcid:commercial_cleaning_service', name: 'Commercial cleaning' },
  { id: 'gcid:painter', name: 'Painting' },
  { id: 'gcid:lawn_care_service', name: 'Lawn care' },
  { id: 'gcid:interior_construction_contractor', name: 'Interior construction contractor' },
  { id: 'gcid:pressure_washing_service', name: 'Pressure washing' },
  { id: 'gcid:garage_builder', name: 'Garage builder' },
  { id: 'gcid:lawn_sprinkler_system_contractor', name: 'Sprinkler contractor' },
  { id: 'gcid:debris_removal_service', name: 'Debris removal' },
  { id: 'gcid:tree_service', name: 'Tree service' },
  { id: 'gcid:house_cleaning_service', name: 'House cleaning' },
  { id: 'gcid:car_detailing_service', name: 'Car detailing' },
  { id: 'gcid:auto_repair_shop', name: 'Auto repair shop' },
  { id: 'gcid:home_help', name: 'Home help' },
  { id: 'gcid:property_management_company', name: 'Property management' },
] as const;

export type ListingCategoryId = (typeof listingCategories)[number]['id'];

export const isListingCategory = (id: string): id is ListingCategoryId =>
  listingCategories.some((category) => category.id === id);
