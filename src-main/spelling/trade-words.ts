/**
 * Words of trades and of websites that the app always accepts, also if the backend's spell-check reports them. Many of
 * them are not in the English dictionary.
 */
export const tradeWords: readonly string[] = `
  backflow backflows backsplash backsplashes baseboards bidet bidets bluegrass breakers caulk caulked caulking
  chainsaw chainsaws checkup checkups cleanout cleanouts cleanup cleanups countertop countertops crawlspace crawlspaces
  crepe dehumidifier dehumidifiers dethatch dethatching downlight downlights downspout downspouts driveway driveways
  drywall ductless ductwork eave eaves efflorescence epoxy fiberglass flashings fescue formwork furnace furnaces
  galvanized GFCI grout grouted grouting gutter gutters halfpipe hardscape hardscaping HVAC HEPA handyman handywoman
  hydro-jetting hydrojetting inverter inverters landscaper landscapers landscaping locksmith lockset locksets
  lowboy makeover makeovers mini-split mini-splits mulch mulched mulching overseed overseeding ozone paver pavers
  permitting PEX PVC polybutylene polyaspartic powerwash powerwashing prep prepped prepping preseason rebar recaulk
  repipe repiped repipes repiping remodel remodeled remodeler remodelers remodeling remodels reroof reroofing
  reseal resealed resealing rewire rewired rewires rewiring roofer roofers roofline rooflines rooter SEER shiplap shingle
  shingles shutoff shutoffs skylight skylights smartphone soffit soffits stormwater stucco subfloor subfloors subpanel
  subpanels sump tankless textured thermostat thermostats thumbtack tiebacks touchup touchups trenchless trim tuckpoint
  tuckpointing turnaround underlayment upfront vinyl waterline waterproof waterproofed waterproofing weatherstrip
  weatherstripping webpage webpages website websites wi-fi wifi workmanship yardwork zoysia Nextdoor Facebook Instagram
  anode anodes backwater ballast bioswale boxwood condensate crabgrass dechlorinate faux flange flanges fixturing
  hardscapes hydrostatic joist joists lintel masonry mudjacking P-trap parging purlin radiant rafters riser risers
  sconce sconces septic sillcock spigot spigots standpipe terrazzo thinset toekick undermount wainscoting xeriscape
  Venmo PayPal Zelle Google Yelp YouTube TikTok HomeAdvisor BBB LLC Inc Angi CompanyCam Airbnb
`
  .trim()
  .split(/\s+/);

const known = new Set(tradeWords.map((word) => word.toLowerCase()));

/** Whether a word is one of `tradeWords`. Ignores upper and lower case, and a possessive ending. */
export const isTradeWord = (word: string): boolean => known.has(word.toLowerCase().replace(/['’]s?$/u, ''));
