export default function NewSiteScreen() {
  return <h1>Create a Site</h1>;
}
