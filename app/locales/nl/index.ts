import account from "./account";
import chats from "./chats";
import common from "./common";
import credits from "./credits";
import errors from "./errors";
import legal from "./legal";
import mail from "./mail";
import niches from "./niches";
import photos from "./photos";
import profile from "./profile";
import settings from "./settings";
import signup from "./signup";
import steps from "./steps";

export default {
  ...account,
  ...chats,
  ...common,
  ...credits,
  ...errors,
  ...legal,
  ...mail,
  ...niches,
  ...photos,
  ...profile,
  ...settings,
  ...signup,
  ...steps,
};
