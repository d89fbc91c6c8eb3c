/** Words of any sentence, that say nothing of the product; treated as the filler words. */
export const DAILY_WORDS: readonly string[] = [
  // French
  'va vais vas vont allons allez aller viens vient viennent venir arrive arrivent sais sait lui leurs eux elles moi toi jai avait aura sera',
  'etait deja rien quand qd pr pcq parce puis donc alors depuis toujours souvent jamais chaque autre autres meme memes ramene ramener',
  'apporter amener dois doit peux peut pouvoir veulent lundi mardi mercredi jeudi vendredi samedi dimanche jour jours semaine demain',
  'aujourdhui hier bientot quelqu quelquun aimerai prefere mieux ideal ideale vraiment juste fois premier premiere presque afin ainsi vers',
  'contre koi kwa kelke personne personnes capable permet permettant sert servir dedans dessus dessous vide vides longtemps partout ailleurs',
  'mauvais mauvaise plutot surtout oublie oublier mettons sortir sors sort reste rester marche commence commencer debut fin tellement assez',
  // English
  'into out up down off re ve ll am was were been being has had having will would should could must may might not no so too very really',
  'just also only even about before during while when who whose why because if then than there here all both each every other another',
  'own same use using used makes making give giving gives take takes put puts keeps goes going go gone come comes coming came know think',
  'wants wanted needs needed like likes loves someone anyone everyone people person day days week month today tomorrow tonight soon always',
  'never often still again ready little bit lot lots kind sort way first last next one ones them him us moving all over under works working',
  // Darija, Latin letters
  'jaw jay jaya jat ja jab njib njibou 3endi 3andi 3ndi 3andna 3endna 3ndna walou walo bla m3a m3aya m3ahom biha bih bihom fiha fih fihom',
  '3liha 3lih 3la 3ala hadik hadok haka hakda kima ki kif kifech bessah besah bsah ga3 gaa kamel kolchi koulchi kol koul wa9t lwa9t wakt',
  'lwakt nhar lyoum lyoma ghodwa ghedwa lbareh dima dayman mba3d mb3d 9bel 9bal ba3d hata 7ata hta ghir ghi gher rah ra7 rahom rak raki',
  'ranna kan kanet kont koun tkoun ykoun nkoun ndir ndirou dirli dir ydir tdir yji tji nji yjou jiw nro7 nrouh nrohou yrouh trouh roh',
  'nta3i nta3na ta3na ta3hom ta3ha ta3o mta3 mte3 lli elli illi mahich mahouch manich n3ref 3labali goul gal n9oul nsib nelga nel9a nl9a',
  'nkhayer nchoufou bzf wahed wa7ed wahda we7da yak ya wallah nchallah inchallah lokhra had hadchi 3lajal jal mchat mcha rayh raye7 rayha',
  'mel mal fi 3and 3nd rani baghi nbda yabda kolo kolha koulou koulha 7aja nkoun ykoun rayhin homa houma 7na ahna nehdi nhadi nehdilha nehdilo lebsa7 9dim 9dima wla wela ykhaf tched yched nched n7at n7ot nhot n7atelhom nkhalli',
  // Darija and Arabic
  'راح راهم راها رانا رايح رايحه رايحين جا جات جاي جايه جاو يجي يجيو تجي جبت نجيب نجيبلو نجيبو عندي عندنا عندها عندو عنده والو معايا',
  'معاه معاهم بيه بيها فيه فيها عليه عليها علا هاد هادا هادي هاذي هذيك هداك هكا كيما كي كيف لكن بصح كامل كلش كاع وقت الوقت نهار اليوم',
  'ديما دايما بعد قبل حتي كان كانت كنت يكون تكون نكون ندير نديرو يدير دير درت نروح نروحو يروح روح تاعنا تاعو تاعها تاعهم متاعي اللي',
  'الي ماش مانيش ماعنديش عنديش وما ماعرفتش نعرف علابالي قول قولي قال اعطيني عطيني نلقي لقيت نصيب نشوف شويا واحد واحده مره اول اخر',
  'كلهم يا والله انشالله جدا بعض اذا عندما لان لانه حيث التي الذي الذين هم نحن انت لتحضير تحضير لتجهيز استعمال لاستعمال يستعمل مناسب',
  'مناسبه مخصص مخصصه خاص خاصه مثل نريد ابغي يوم ايام لو لكي لكل اجل بدون جاهز جاهزه جاهزين يدخل نهدي نهديها نهديلو نعطي نقدر نحط',
  'عمرها عمره عمرو عمري 3omrha 3omro 3amrou 3omri age agee نحطلهم الدار لدار للدار بالدار فالدار eddar fdar feddar يخلي نخلي منتوجات بلاد منطقه مصنوعه مصنوع اصل للاهل القادم القادمه كبيره',
].flatMap((words) => words.split(' '))
