export interface Heading {
  kicker: string;
  title: string;
  subtitle: string;
}
