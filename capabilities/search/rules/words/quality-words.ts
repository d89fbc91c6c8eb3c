/** Words for one and the same quality, in three languages and in spoken Arabic. */
export const COLOR_WORDS = [
  'noir noire noirs noires black كحل كحلا كحله اسود سوداء سودا khel k7el k7al k7ela kahla ka7la akhal',
  'blanc blanche blancs blanches white ابيض بيضاء بيضا byed abyad bida bayda byedh',
  'rouge rouges red احمر حمراء حمرا 7mer ahmar hmar hamra 7amra 7mar hmer',
  'bleu bleue bleus bleues marine navy blue ازرق زرقاء زرقا كحلي zre9 azra9 zar9a zrek zarka azrak',
  'vert verte verts vertes sapin green اخضر خضراء خضرا khder akhdar khadra khdar',
  'jaune jaunes yellow اصفر صفراء صفرا sfer asfar safra',
  'rose roses pink وردي ورديه زهري فوشيا fuchsia wardi',
  'violet violette violets mauve prune purple plum بنفسجي بنفسجيه موف moove mouv banafsaji',
  'gris grise gray grey رمادي رماديه gri رماد',
  'marron brun brune cognac brown tan بني بنيه قهوي كونياك 9ahwi',
  'orange oranges برتقالي برتقاليه شيني',
  'beige ecru sable cream بيج كريمي beij',
  'dore doree dores doree gold golden ذهبي ذهبيه dahbi dhahbi',
  'argente argentee silver فضي فضيه feddi',
  'ocre ocher ochre امغر',
  'turquoise فيروزي',
  'graphite anthracite رمادي',
]
export const MATERIAL_WORDS = [
  'cuir cuirs leather جلد جلدي جلديه jeld jild djeld',
  'bois wood wooden خشب خشبي خشبيه لوح louh khcheb khachab lou7',
  'laine wool woolen صوف صوفي صوفيه souf sof',
  'coton cotton قطن قطني قطنيه 9ton koton qotn',
  'inox stainless اينوكس انوكس فولاذ steel acier',
  'verre glass زجاج زجاجي زجاجيه زاج zjaj',
  'argent silver فضه fadda fedda fada',
  'cuivre laiton copper brass نحاس نحاسي نحاسيه n7as nhas nhass',
  'ceramique ceramic خزف خزفي سيراميك',
  'argile terre cuite clay terracotta فخار فخاري طين fakhar fekhar',
  'metal metallique معدن معدني معدنيه حديد hdid 7did',
  'plastique plastic بلاستيك blastik plastik',
  'lin linen كتان kettan ketan',
  'soie silk حرير 7rir hrir',
  'bambou bamboo خيزران بامبو',
  'velours velvet قطيفه مخمل 9tifa ktifa',
  'toile canvas قماش',
  'gres stoneware',
]

/** Words before a size. */
export const SIZE_MARKS =
  'taille tailles pointure pointures size sizes numero num mqas m9as mkas qias 9yas مقاس مقاسات قياس نمره'.split(
    ' ',
  )
